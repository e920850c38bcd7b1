import type { Amounts } from '../view'

/**
 * Costs and gains as the drawings print them, part by part: '#grain' is a symbol, '!4' points on a seal,
 * anything else is set as text.
 */
export type Parts = string[]

export const ICONS: Record<string, string> = {
  orange: 'q-orange',
  green: 'q-green',
  brown: 'q-brown',
  pink: 'q-pink',
  plague: 'q-plague',
  cubes: 'q-any',
  cube: 'q-any',
  coins: 'coin',
  member: 'fam-any',
  good: 'good-any',
  marker: 'first',
}

export const icon = (what: string): string => ICONS[what] ?? what

/** So many of each: cubes one by one, other things with their number. */
export function amounts(of: Amounts): Parts {
  return Object.entries(of).flatMap(([what, count]) => {
    if (!count) return []
    if (what === 'points' || what === 'point') return [`!${count}`]
    if (icon(what).startsWith('q-')) return Array(count).fill(`#${icon(what)}`)
    return count === 1 && what !== 'time' && what !== 'grain'
      ? [`#${icon(what)}`]
      : [`${count}`, `#${icon(what)}`]
  })
}

/** What a customer wants: one symbol for each piece. */
export function wares(of: Amounts): string[] {
  return Object.entries(of).flatMap(([what, count]) => Array(count).fill(icon(what)))
}

const GAP = 1.5
const LETTER = 0.5 // of the type size: a fair guess for Alegreya Sans
const ARROW = 0.9 // the widest of its signs

const width = (words: string): number =>
  [...words].reduce((sum, letter) => sum + (letter === '→' ? ARROW : LETTER), 0)

/** Where each part begins, and how wide all are together. */
export function layout(parts: Parts, size: number): { starts: number[]; width: number; type: number } {
  const type = size * 0.83
  let x = 0
  const starts = parts.map(part => {
    const at = x
    x += part[0] === '#' || part[0] === '!' ? size + GAP : width(part) * type + 2 * GAP
    return at
  })
  return { starts, width: Math.max(0, x - GAP), type }
}
