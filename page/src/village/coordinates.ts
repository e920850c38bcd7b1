/** Where things lie in the drawings. The rules know nothing of this; the drawings know nothing of the rules. */

export interface Spot {
  x: number
  y: number
}

/** Travel, 306 x 204. */
export const VILLAGE: Spot = { x: 276, y: 150 }
export const CITIES: Record<string, Spot & { kind: 'keep' | 'towers' | 'gate' }> = {
  A: { x: 234, y: 80, kind: 'keep' },
  B: { x: 192, y: 150, kind: 'towers' },
  C: { x: 150, y: 80, kind: 'gate' },
  D: { x: 108, y: 150, kind: 'keep' },
  E: { x: 64, y: 80, kind: 'towers' },
  F: { x: 30, y: 150, kind: 'gate' },
}
export const CITY_PLACES: Record<string, string> = {
  A: 'city1',
  B: 'city2',
  C: 'city3',
  D: 'city4',
  E: 'city5',
  F: 'city6',
}

/** Council, 180 x 204: the left edge and the top of each step. */
export const STEPS = [
  { x: 6, top: 154 },
  { x: 48, top: 128 },
  { x: 90, top: 102 },
  { x: 132, top: 76 },
]

/** Church, 188 x 204: left, top and width of each level, the lowest first. */
export const LEVELS = [
  { x: 6, y: 176, width: 176 },
  { x: 18, y: 152, width: 152 },
  { x: 30, y: 128, width: 128 },
  { x: 42, y: 104, width: 104 },
]

/** A landscape of a drawing: where its hatched sky ends, and how high hills and ground are at its left and right edge. */
export interface Land {
  width: number
  sky: number
  /** None where only the sky is seen beyond the edge. */
  ground?: { hills: [number, number]; level: [number, number]; wash: string; hatch: string }
}
const meadow = (hills: [number, number], level: [number, number]) => ({
  hills,
  level,
  wash: 'grass',
  hatch: 'grass',
})
export const LANDS: Record<string, Land> = {
  harvest: {
    width: 158,
    sky: 96,
    ground: { hills: [92, 90], level: [104, 102], wash: 'field', hatch: 'wheat' },
  },
  family: { width: 158, sky: 96, ground: meadow([98, 105], [110, 105]) },
  council: { width: 180, sky: 110, ground: meadow([108, 110], [122, 117]) },
  church: { width: 188, sky: 110, ground: meadow([104, 105], [116, 111]) },
  crafts: { width: 330, sky: 110 },
  market: { width: 352, sky: 110 },
}
/** The bag and the steps of a mass, one above the other. */
export const MASS: [Land, Land] = [
  { width: 346, sky: 120, ground: meadow([112, 112], [128, 126]) },
  { width: 346, sky: 120, ground: meadow([112, 113], [126, 123]) },
]

/** The chronicle on the board, wide when somebody dies, and under the lens of a phone: book, areas, graveyard. */
export const BOOKS: Record<'board' | 'wide' | 'lens', Book> = {
  board: {
    width: 244,
    edge: 10,
    foot: 150,
    bow: 8,
    size: 21,
    room: 96,
    spots: {
      farm: { x: 20, y: 32 },
      craft: { x: 20, y: 67 },
      travel: { x: 20, y: 102 },
      council: { x: 131, y: 34 },
      church: { x: 131, y: 69 },
    },
    tally: { x: 131, y: 117, from: 135, step: 34, lift: 18 },
    yard: { top: 154, from: 6, to: 238, y: 182, size: 21 },
    plate: { x: 2, y: 157, width: 76, height: 16, icon: 14 },
    sea: { x: 100, y: 165 },
  },
  wide: {
    width: 678,
    edge: 14,
    foot: 157,
    bow: 12,
    size: 28,
    room: 180,
    spots: {
      farm: { x: 32, y: 48 },
      craft: { x: 32, y: 84 },
      travel: { x: 32, y: 120 },
      council: { x: 360, y: 48 },
      church: { x: 360, y: 84 },
    },
    tally: { x: 360, y: 135, from: 478, step: 48, lift: 0 },
    yard: { top: 160, from: 152, to: 660, y: 180, size: 26 },
    plate: { x: 8, y: 172, width: 134, height: 30, icon: 18 },
    sea: { x: 610, y: 130 },
  },
  lens: {
    width: 346,
    edge: 8,
    foot: 167,
    bow: 4,
    size: 26,
    room: 142,
    spots: {
      farm: { x: 22, y: 38 },
      craft: { x: 22, y: 80 },
      travel: { x: 22, y: 122 },
      council: { x: 190, y: 38 },
      church: { x: 190, y: 80 },
    },
    tally: { x: 190, y: 135, from: 194, step: 44, lift: 19 },
    yard: { top: 171, from: 78, to: 340, y: 184, size: 22, ashore: 216 },
    plate: { x: 4, y: 178, width: 66, height: 24, icon: 16 },
    sea: { x: 238, y: 192 },
  },
}

interface Book {
  width: number
  edge: number
  foot: number
  bow: number
  size: number
  room: number
  spots: Record<string, Spot>
  tally: Spot & { from: number; step: number; lift: number }
  yard: { top: number; from: number; to: number; y: number; size: number; ashore?: number }
  plate: Spot & { width: number; height: number; icon: number }
  sea: Spot
}

/** Conny's tray, 236 x 204: ten compartments clockwise from the council on, symbols, and tiles on the rim. */
export const SLOTS = [
  { x: 175, y: 26, symbol: { x: 186, y: 66 } },
  { x: 190, y: 82, symbol: { x: 201, y: 65 } },
  { x: 175, y: 138, symbol: { x: 186, y: 121 } },
  { x: 126, y: 138, symbol: { x: 137, y: 121 } },
  { x: 77, y: 138, symbol: { x: 88, y: 121 } },
  { x: 28, y: 138, symbol: { x: 39, y: 121 } },
  { x: 8, y: 82, symbol: { x: 19, y: 65 } },
  { x: 28, y: 26, symbol: { x: 39, y: 66 } },
  { x: 77, y: 26, symbol: { x: 88, y: 66 } },
  { x: 126, y: 26, symbol: { x: 137, y: 66 } },
]
/** The six fate tiles: three above from left to right, three below from right to left. */
export const TILE_SPOTS: Spot[] = [
  { x: 67, y: 4 },
  { x: 116, y: 4 },
  { x: 165, y: 4 },
  { x: 165, y: 179 },
  { x: 116, y: 179 },
  { x: 67, y: 179 },
]

/** A map of the sea: its waters, the middle of each island's land with half its size, and the size of what is on it. */
export interface Chart {
  width: number
  height: number
  scale: number
  waters: Record<string, Spot>
  isles: Record<string, Spot & { rx: number; ry: number }>
  /** A line that would cross an island goes round it. */
  bends: Record<string, Spot>
}

export const WIDE_SEA: Chart = {
  width: 690,
  height: 372,
  scale: 1,
  waters: {
    H: { x: 46, y: 186 },
    T1: { x: 140, y: 104 },
    T2: { x: 140, y: 268 },
    T3: { x: 560, y: 112 },
    T4: { x: 560, y: 262 },
    T5: { x: 446, y: 206 },
    I1: { x: 268, y: 126 },
    I2: { x: 470, y: 126 },
    I3: { x: 268, y: 248 },
    I4: { x: 536, y: 186 },
    I5: { x: 226, y: 188 },
    I6: { x: 470, y: 250 },
  },
  isles: {
    I1: { x: 268, y: 60, rx: 98, ry: 56 },
    I2: { x: 482, y: 60, rx: 102, ry: 56 },
    I3: { x: 268, y: 316, rx: 100, ry: 55 },
    I4: { x: 622, y: 187, rx: 66, ry: 74 },
    I5: { x: 340, y: 185, rx: 92, ry: 56 },
    I6: { x: 482, y: 318, rx: 102, ry: 55 },
  },
  bends: { 'T5-I5': { x: 340, y: 268 } },
}

export const TALL_SEA: Chart = {
  width: 440,
  height: 378,
  scale: 0.76,
  waters: {
    H: { x: 40, y: 188 },
    T1: { x: 98, y: 100 },
    T2: { x: 98, y: 276 },
    T3: { x: 362, y: 122 },
    T4: { x: 362, y: 262 },
    T5: { x: 292, y: 228 },
    I1: { x: 176, y: 112 },
    I2: { x: 304, y: 112 },
    I3: { x: 176, y: 266 },
    I4: { x: 330, y: 188 },
    I5: { x: 134, y: 188 },
    I6: { x: 304, y: 268 },
  },
  isles: {
    I1: { x: 186, y: 66, rx: 66, ry: 41 },
    I2: { x: 338, y: 66, rx: 72, ry: 41 },
    I3: { x: 186, y: 320, rx: 66, ry: 42 },
    I4: { x: 392, y: 192, rx: 46, ry: 54 },
    I5: { x: 222, y: 190, rx: 66, ry: 42 },
    I6: { x: 338, y: 322, rx: 72, ry: 42 },
  },
  bends: { 'T5-I5': { x: 218, y: 254 } },
}

/** The outline of an island: an oval that the sea has gnawed at. */
export function shore({ x, y, rx, ry }: Spot & { rx: number; ry: number }): string {
  const POINTS = 16
  const at = (i: number) => {
    const turn = ((i % POINTS) / POINTS) * 2 * Math.PI
    const gnawed = 1 - 0.05 * Math.abs(Math.sin(i * 2.4 + x))
    const blunt = (part: number) => Math.sign(part) * Math.abs(part) ** 0.72
    return { x: x + rx * gnawed * blunt(Math.cos(turn)), y: y + ry * gnawed * blunt(Math.sin(turn)) }
  }
  const curve = Array.from({ length: POINTS }, (_, i) => {
    const here = at(i)
    const next = at(i + 1)
    return `${here.x.toFixed(1)} ${here.y.toFixed(1)} ${((here.x + next.x) / 2).toFixed(1)} ${((here.y + next.y) / 2).toFixed(1)}`
  })
  const last = at(POINTS - 1)
  const first = at(0)
  return `M${((last.x + first.x) / 2).toFixed(1)} ${((last.y + first.y) / 2).toFixed(1)}Q${curve.join('Q')}Z`
}
