import type { Happening, Position } from '../lib/api'
import type { Journey } from '../lib/motion'
import { iconOf } from './names'
import type { View, Village } from './view'

const MOST = 6 // pieces on their way at once

const viewOf = (position: Position): View => position.view as unknown as View

/** What a village keeps, by the place where it lies. */
function kept(village: Village): Record<string, number> {
  return {
    coins: village.coins,
    tree: village.tree,
    house: village.house,
    ...Object.fromEntries(village.shops.map(({ good, goods }) => [good, goods])),
  }
}

/** What came to or left a village: between the place of the banner and where it is kept. */
function goods(before: Village, after: Village, seat: number): Journey[] {
  const was = kept(before)
  return Object.entries(kept(after)).flatMap(([what, count]) => {
    const change = count - (was[what] ?? 0)
    if (!change) return []
    const icon = what === 'tree' || what === 'house' ? 'story' : iconOf(what)
    const ends: [string, string] = ['mv:value', `mv:${seat}:${what}`]
    const [from, to] = change > 0 ? ends : ([ends[1], ends[0]] as const)
    return [{ icon, from, to }]
  })
}

/** Villagers who died go to the book. */
function dead(before: Village, after: Village, seat: number, colour: string): Journey[] {
  return before.villagers
    .filter(one => !after.villagers.includes(one))
    .map(one => ({ icon: `fam-${colour}`, from: `mv:${seat}:${one}`, to: `mv:book:${one}` }))
}

/** Where pieces travel between two positions: read from what has changed. */
export function travels(event: Happening, before: Position, after: Position): Journey[] {
  if (event !== after.events?.[0]) return []
  const [was, is] = [viewOf(before), viewOf(after)]
  return is.villages
    .flatMap((village, seat) => {
      const earlier = was.villages[seat]
      if (!earlier) return []
      const colour = after.seats[seat]?.colour ?? 'red'
      return [...dead(earlier, village, seat, colour), ...goods(earlier, village, seat)]
    })
    .slice(0, MOST)
}
