/** What an owner hands in, so that everybody's box gets better: each value, ours and theirs, and how it is known. */
import type { Part, Plain } from './model'
import { find } from './model'
import { nameOf } from './words'

/** How an owner knows a value. */
export const WITNESSES = ['piece', 'rulebook', 'publisher'] as const
export type Witness = (typeof WITNESSES)[number]

export interface Known {
  witness: Witness
  /** What is printed on the box: edition, year, language. */
  edition: string
}

interface Proposed {
  game: string
  version: string
  ours: Part
  corrections: Record<string, unknown>
}

export function proposal({ game, version, ours, corrections }: Proposed, known: Known): string {
  const values = Object.entries(corrections).map(([component, yours]) => ({
    component,
    called: nameOf(component),
    ours: find(ours, component) ?? null,
    yours: yours as Plain,
  }))
  const { witness, edition } = known
  return `${JSON.stringify({ chronik: version, game, source: { witness, edition: edition.trim() }, values }, null, 2)}\n`
}
