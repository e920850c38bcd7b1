import type { View } from './view'

/** Seats of those whom no player leads. */
export const CONNY = -1
export const PINK = -2

/** One figure where it stands; `label` is what notations call it: its generation, and what bread adds. */
export interface Piece {
  seat: number
  generation: number
  bread: number
  label: string
}

/** All figures by place, the seats in order, the old before the young. */
export function whereabouts(view: View): Map<string, Piece[]> {
  const found = new Map<string, Piece[]>()
  const stand = (seat: number, place: string, generation: number, bread: number) => {
    const label = bread ? `${generation}+${bread}` : `${generation}`
    const there = found.get(place) ?? []
    found.set(place, [...there, { seat, generation, bread, label }])
  }
  view.farms.forEach((farm, seat) => {
    for (const one of farm.family) stand(seat, one.place, one.generation, one.bread ?? 0)
  })
  for (const one of view.conny?.family ?? []) stand(CONNY, one.place, one.generation, 0)
  return found
}

/** Where figures stand side by side: evenly, closer together where they are many. */
export function row(count: number, from: number, to: number, size: number): number[] {
  const step = count > 1 ? Math.min(size * 0.95, (to - from - size) / (count - 1)) : 0
  return Array.from({ length: count }, (_, i) => from + i * step)
}

/** The same, in the middle between two ends. */
export function middle(count: number, from: number, to: number, size: number): number[] {
  const places = row(count, from, to, size)
  const width = (places.at(-1) ?? from) + size - from
  const shift = Math.max(0, (to - from - width) / 2)
  return places.map(x => x + shift)
}
