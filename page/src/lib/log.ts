import { hasSymbol } from './amounts'
import type { Line, Told } from './api'

/** What somebody did in one moment is one sentence: "Anna spends 2 time, trains a member." */
export function joined(lines: Line[], nameOf: (seat: number) => string): Line[] {
  const told: Line[] = []
  for (const line of lines) {
    const before = told.at(-1)
    const name = `${line.who === null ? '' : nameOf(line.who)} `
    const goesOn = [before?.text, line.text].every(text => text?.startsWith(name) && text.endsWith('.'))
    if (before && goesOn && before.seq === line.seq)
      told[told.length - 1] = {
        ...before,
        text: `${before.text.slice(0, -1)}, ${line.text.slice(name.length)}`,
        amounts: [...before.amounts, ...line.amounts],
      }
    else told.push(line)
  }
  return told
}

/** The first line after my own last turn; what I did since it became my turn again is not counted. */
export function sinceLastTurn(lines: Line[], you: number | null): number {
  if (you === null) return -1
  let end = lines.length - 1
  while (end >= 0 && lines[end]?.seat === you) end--
  while (end >= 0 && lines[end]?.seat !== you) end--
  return end < 0 || end === lines.length - 1 ? -1 : end + 1
}

/** Words, the amount that follows them if it has a symbol, and the marks before and behind it. */
interface Piece {
  before: string
  opening: string
  told: Told | null
  closing: string
}

/** The words of a line, and among them the amounts that have a symbol. */
export function pieces({ text, amounts }: Pick<Line, 'text' | 'amounts'>, game: string): Piece[] {
  const found: Piece[] = []
  let from = 0
  for (const told of amounts) {
    const [words, name] = told
    const at = text.indexOf(words, from)
    if (at < 0 || !hasSymbol(name, game)) continue
    const end = at + words.length
    const opening = text[at - 1] === '(' ? '(' : ''
    const closing = /^[.,;:)]*/.exec(text.slice(end))?.[0] ?? ''
    found.push({ before: text.slice(from, at - opening.length), opening, told, closing })
    from = end + closing.length
  }
  return [...found, { before: text.slice(from), opening: '', told: null, closing: '' }]
}
