import type { Happening, Position } from '../lib/api'
import type { Journey } from '../lib/motion'
import type { Farm, View } from './view'

const MOST = 8 // pieces on their way at once: more is a swarm nobody can follow

const viewOf = (position: Position): View => position.view as unknown as View
const colourOf = (position: Position, seat: number): string => position.seats[seat]?.colour ?? 'red'

/** Figures that stood elsewhere before; the unborn come from the farm. */
function figures(before: Farm, after: Farm, seat: number, colour: string): Journey[] {
  return after.family.flatMap(({ place }, i) => {
    const from = before.family[i]?.place
    if (from === undefined || from === place) return []
    const start =
      from === 'unborn' ? `seat:${seat}` : from === 'farm' ? `member:${seat}:farm` : `figure:${seat}:${from}`
    const end = place === 'farm' ? `seat:${seat}` : place === 'bag' ? 'place:bag' : `figure:${seat}:${place}`
    return [{ icon: `fam-${colour}`, from: start, to: end }]
  })
}

/** Cubes taken from a space: one fewer there, one more on a farm. */
function cubes(before: View, after: View, seat: number): Journey[] {
  return Object.entries(after.spaces).flatMap(([space, lying]) =>
    Object.entries(lying).flatMap(([colour, count]) =>
      count < (before.spaces[space]?.[colour] ?? 0)
        ? [
            {
              icon: `q-${colour}`,
              from: `space:${space}`,
              to: colour === 'plague' ? `seat:${seat}:time` : `seat:${seat}:${colour}`,
            },
          ]
        : [],
    ),
  )
}

/** Goods that came or went: between the place of the action and the store. */
function goods(before: Farm, after: Farm, seat: number, place: string): Journey[] {
  const kept = (farm: Farm) => ({ ...farm.goods, grain: farm.grain, coin: farm.coins })
  return Object.entries(kept(after)).flatMap(([what, count]) => {
    const change = count - (kept(before)[what as 'grain'] ?? 0)
    const ends = [`place:${place}`, `seat:${seat}:${what}`]
    const [from = '', to = ''] = change > 0 ? ends : ends.toReversed()
    return change ? [{ icon: what, from, to }] : []
  })
}

/** Where pieces travel between two positions: read from what has changed, whatever the events are called. */
export function travels(event: Happening, before: Position, after: Position): Journey[] {
  if (event !== after.events?.[0]) return []
  const [was, is] = [viewOf(before), viewOf(after)]
  const seat = was.asked?.seat ?? 0
  const task = was.asked?.task ?? ''
  const found = is.farms.flatMap((farm, owner) => {
    const earlier = was.farms[owner]
    return earlier ? figures(earlier, farm, owner, colourOf(after, owner)) : []
  })
  const [mine, earlier] = [is.farms[seat], was.farms[seat]]
  const store = mine && earlier ? goods(earlier, mine, seat, task) : []
  return [...found, ...cubes(was, is, seat), ...store].slice(0, MOST)
}
