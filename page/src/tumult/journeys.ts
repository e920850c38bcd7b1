import type { Happening, Position } from '../lib/api'
import type { Journey } from '../lib/motion'
import { viewOf } from './chapters'

/** Statues walk to their field; hands in a raid are too quick for anything to be carried. */
const STATUES: Record<string, (position: Position, a: number) => string> = {
  first_statue: (position, a) => `field:${viewOf(position).fields[a]?.field}`,
  placed: (position, a) => `field:${viewOf(position).fields[a]?.field}`,
  chronicled: (_, a) => `page:${a}`,
}

export function travels({ event, who, a }: Happening, _before: Position, after: Position): Journey[] {
  const goal = STATUES[event]
  return goal && who !== null ? [{ icon: 'statue', from: `seat:${who}`, to: goal(after, a) }] : []
}
