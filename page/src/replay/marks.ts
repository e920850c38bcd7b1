import type { Line } from '../lib/api'
import type { ReplayTable, Turn } from '../lib/replay.svelte'
import { roman } from '../lib/titles'

/** How the line of each seat is broken, so that its colour is not alone. */
export const DASHES = ['', '9 3', '4 2.5', '13 3 2 3', '7 2 2 2'] as const

const LETTER = 7

/** Where a numeral stands: beside its line, as long as it does not leave the picture. */
export const numeralAt = (x: number, numeral: string, width: number) =>
  Math.min(x + 3, width - LETTER * numeral.length)

/** The room that a numeral takes. */
export function numeralRoom(x: number, numeral: string, width: number): [from: number, to: number] {
  const from = numeralAt(x, numeral, width)
  return [from - 1, from + LETTER * numeral.length + 1]
}

/** Those rounds whose numerals find room beside one another. */
export function named(rounds: Turn[], x: (at: number) => number, width: number): Turn[] {
  let free = 0
  return rounds.filter(({ from, round }) => {
    const at = numeralAt(x(from), roman(round), width)
    const fits = at >= free
    if (fits) free = at + 5 + LETTER * roman(round).length
    return fits
  })
}

export interface Landmark {
  line: Line
  icon: string
  /** Its left edge. */
  left: number
}

export const SYMBOL = 16

/** What happened, as symbols along the game: the weightiest first, as many as find room beside one another. */
export function landmarks(
  log: Line[],
  icons: Record<string, string>,
  /** Where the symbol of a moment begins. */
  place: (at: number) => number,
  gap: number,
  taken: [from: number, to: number][],
): Landmark[] {
  const rooms = [...taken]
  const found = Object.entries(icons).flatMap(([event, icon]) =>
    log
      .filter(line => line.event === event)
      .flatMap(line => {
        const left = place(line.seq)
        if (rooms.some(([from, to]) => left < to && left + SYMBOL > from)) return []
        rooms.push([left - gap, left + SYMBOL + gap])
        return [{ line, icon, left }]
      }),
  )
  return found.sort((one, two) => one.left - two.left)
}

/** Labels at the ends of lines, pushed apart until none lies on another. */
export function apart(wished: number[], gap: number, lowest: number): number[] {
  const order = wished.map((_, at) => at).sort((one, two) => (wished[one] ?? 0) - (wished[two] ?? 0))
  const found = [...wished]
  let free = Number.NEGATIVE_INFINITY
  for (const at of order) {
    found[at] = Math.max(found[at] ?? 0, free)
    free = (found[at] ?? 0) + gap
  }
  free = lowest
  for (const at of order.toReversed()) {
    found[at] = Math.min(found[at] ?? 0, free)
    free = (found[at] ?? 0) - gap
  }
  return found
}

export const percent = (chance: number) => Math.round(100 * chance)

/** The mean of each value and its neighbours, as many on either side; what ends stays as it is. */
function calmed(values: number[], reach: number): number[] {
  const sums = [0]
  for (const value of values) sums.push((sums.at(-1) ?? 0) + value)
  return values.map((_, at) => {
    const near = Math.min(reach, at, values.length - 1 - at)
    return ((sums[at + near + 1] ?? 0) - (sums[at - near] ?? 0)) / (2 * near + 1)
  })
}

/** Every seat at its turn knows something else, so its chances tremble; here the line through their middle. */
export function chancesOf({ analysis, length, rounds }: ReplayTable, seat: number): number[] {
  const win = (analysis?.win ?? []).map(chances => chances[seat] ?? 0)
  return calmed(win, Math.round(length / Math.max(1, rounds.length) / 4))
}
