import type { View } from './view'

/** Where the board shows the place that is left for somebody who dies: a page, the sea, a grave. */
export function areaOf(place: string, view: View): string {
  const area = view.printed.areas[place] ?? 'graves'
  if (view.room[area]) return area
  const afloat = place === 'ship' || place.startsWith('lighthouse')
  return afloat && view.sea?.burials.some(({ seat }) => seat === null) ? 'sea' : 'graves'
}
