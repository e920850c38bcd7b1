/** Words of a rule: what is set bold, and where what was searched for stands. */
export interface Run {
  words: string
  bold: boolean
  found: boolean
}

/** Letter by letter, without case and accents: what was typed is found however it is written. */
export function plain(text: string): string {
  return Array.from(text, letter => letter.normalize('NFD').charAt(0).toLowerCase() || letter).join('')
}

/** The text as it is read: without the marks of bold. */
export function bare(text: string): string {
  return text.replaceAll('**', '')
}

export function has(text: string, query: string): boolean {
  return plain(bare(text)).includes(query)
}

/** Cuts a text where bold or a finding begins or ends; `query` is plain already. */
export function runs(text: string, query: string): Run[] {
  return text.split('**').flatMap((words, number) => found(words, query, number % 2 === 1))
}

function found(words: string, query: string, bold: boolean): Run[] {
  const cuts: Run[] = []
  const low = plain(words)
  let from = 0
  for (let at = query ? low.indexOf(query) : -1; at >= 0; at = low.indexOf(query, from)) {
    cuts.push({ words: words.slice(from, at), bold, found: false })
    from = at + query.length
    cuts.push({ words: words.slice(at, from), bold, found: true })
  }
  cuts.push({ words: words.slice(from), bold, found: false })
  return cuts.filter(run => run.words)
}
