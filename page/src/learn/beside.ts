import type { Box } from './stage.svelte'

export interface Spot {
  x: number
  y: number
  /** The side that points to the place, and where on it. */
  tail: 'left' | 'right' | 'top' | 'bottom' | undefined
  at: number
}

interface Size {
  width: number
  height: number
}

const GAP = 12
const TAIL = 16

const WIDE = 0.6 // of the board: no room for a card at its side

/** Whether a card goes to the foot of the board: it is about no place, or about one that takes the whole width. */
export function lies([place]: Box[], board: Box | null): boolean {
  return !place || (!!board && place.width > WIDE * board.width)
}

/** How much of a box a card would cover. */
function covered(spot: Spot, { width, height }: Size, box: Box): number {
  const across = Math.min(spot.x + width, box.x + box.width) - Math.max(spot.x, box.x)
  const down = Math.min(spot.y + height, box.y + box.height) - Math.max(spot.y, box.y)
  return Math.max(0, across) * Math.max(0, down)
}

/** Room for a card inside the board: beside the first place that is in the light, over none of them if that can be. */
export function beside(lights: Box[], size: Size, board: Box | null): Spot | null {
  if (!board) return null
  const { width, height } = size
  const [place] = lights
  const clamp = (at: number, least: number, most: number) => Math.max(least, Math.min(most, at))
  const inside = {
    x: (at: number) => clamp(at, board.x + GAP, board.x + board.width - width - GAP),
    y: (at: number) => clamp(at, board.y + GAP, board.y + board.height - height - GAP),
  }
  const foot: Spot = {
    x: board.x + (board.width - width) / 2,
    y: board.y + board.height - height - GAP,
    tail: undefined,
    at: 0,
  }
  if (!place) return foot
  const middle = { x: place.x + place.width / 2, y: place.y + place.height / 2 }
  const x = inside.x(middle.x - width / 2)
  const y = inside.y(middle.y - height / 2)
  const across = clamp(middle.x - x - TAIL / 2, TAIL, width - 2 * TAIL)
  const down = clamp(middle.y - y - TAIL / 2, TAIL, height - 2 * TAIL)
  const spots: Spot[] = [
    { x: place.x + place.width + GAP, y, tail: 'left', at: down },
    { x: place.x - width - GAP, y, tail: 'right', at: down },
    { x, y: place.y + place.height + GAP, tail: 'top', at: across },
    { x, y: place.y - height - GAP, tail: 'bottom', at: across },
  ]
  const fits = (spot: Spot) => spot.x === inside.x(spot.x) && spot.y === inside.y(spot.y)
  const cost = (spot: Spot) => lights.reduce((sum, light) => sum + covered(spot, size, light), 0)
  return [...spots.filter(fits), foot].sort((one, two) => cost(one) - cost(two))[0] ?? foot
}
