import type { Turn } from '../lib/replay.svelte'
import { roman } from '../lib/titles'

/** How the line of each seat is broken, so that its colour is not alone. */
export const DASHES = ['', '9 3', '4 2.5', '13 3 2 3', '7 2 2 2'] as const

const LETTER = 6.5

/** Where a numeral stands: beside its line, as long as it does not leave the picture. */
export const numeralAt = (x: number, numeral: string, width: number) =>
  Math.min(x + 3, width - LETTER * numeral.length)

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
export function calmed(values: number[], reach: number): number[] {
  const sums = [0]
  for (const value of values) sums.push((sums.at(-1) ?? 0) + value)
  return values.map((_, at) => {
    const near = Math.min(reach, at, values.length - 1 - at)
    return ((sums[at + near + 1] ?? 0) - (sums[at - near] ?? 0)) / (2 * near + 1)
  })
}
