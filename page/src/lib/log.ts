import type { Line } from './api'

/** What somebody did in one moment is one sentence: "Anna spends 2 time, trains a member." */
export function joined(lines: Line[], nameOf: (seat: number) => string): Line[] {
  const told: Line[] = []
  for (const line of lines) {
    const before = told.at(-1)
    const name = `${line.seat === null ? '' : nameOf(line.seat)} `
    const goesOn = [before?.text, line.text].every(text => text?.startsWith(name) && text.endsWith('.'))
    if (before && goesOn && before.seq === line.seq)
      told[told.length - 1] = {
        ...before,
        text: `${before.text.slice(0, -1)}, ${line.text.slice(name.length)}`,
      }
    else told.push(line)
  }
  return told
}
