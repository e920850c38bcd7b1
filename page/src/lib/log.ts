import { hasSymbol } from './amounts'
import type { Line, Told } from './api'

/** What somebody did in one moment is one sentence: "Anna spends 2 time, trains a member." */
export function joined(lines: Line[], nameOf: (seat: number) => string): Line[] {
  const told: Line[] = []
  for (const line of lines) {
    const before = told.at(-1)
    const whose = line.who ?? line.seat
    const name = `${whose === null ? '' : nameOf(whose)} `
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

/** The words of a line, and among them the amounts that have a symbol. */
export function pieces({ text, amounts }: Pick<Line, 'text' | 'amounts'>, game: string): (string | Told)[] {
  const found: (string | Told)[] = []
  let from = 0
  for (const amount of amounts) {
    const [words, name] = amount
    const at = text.indexOf(words, from)
    if (at < 0 || !hasSymbol(name, game)) continue
    found.push(text.slice(from, at), amount)
    from = at + words.length
  }
  return [...found, text.slice(from)]
}
