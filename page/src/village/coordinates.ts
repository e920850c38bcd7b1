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
