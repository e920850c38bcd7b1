import type { Piece } from '../lib/games'
import type { View } from './view'

/** Which place a question is about. '' = anywhere; what is not listed goes on with the place before. */
export const PLACE_OF_TASK: Record<string, string | null> = {
  '': null,
  take: null,
  anyaction: null,
  chooseforconny: null,
  harvest: 'harvest',
  family: 'family',
  crafts: 'crafts',
  produce: 'crafts',
  tool: 'crafts',
  sale: 'market',
  scrap: 'market',
  council: 'council',
  privilege: 'council',
  travel: 'travel',
  load: 'travel',
  sail: 'travel',
  island: 'travel',
  stay: 'travel',
  toll: 'travel',
  church: 'church',
  pick: 'church',
  climb: 'church',
  death: 'chronicle',
  bury: 'chronicle',
  seaburial: 'chronicle',
  exhume: 'chronicle',
  bard: 'chronicle',
  inn: 'inn',
  rotate: 'inn',
  buyperson: 'inn',
  smuggler: 'smuggler',
  marriage: 'marriage',
  bonuscube: 'marriage',
  swap: 'marriage',
  building: 'marriage',
  purchase: 'marriage',
  favour: 'marriage',
}

/** Questions for which the place in question grows over its neighbours. */
export const PHASES: Record<string, 'market' | 'mass' | 'death'> = {
  sale: 'market',
  scrap: 'market',
  pick: 'mass',
  climb: 'mass',
  death: 'death',
  bard: 'death',
  exhume: 'death',
}

/** The symbol of a place, the part of its woodcut that a small tile shows, and what lies on it. */
export const TILES: Record<string, Piece & { icon: string; emblem?: string }> = {
  travel: { icon: 'travel', scene: 'sc-travelmini', width: 120, height: 120, crop: '0 0 120 120' },
  harvest: { icon: 'harvest', scene: 'sc-harvest', width: 158, height: 204, crop: '0 36 158 150' },
  family: { icon: 'birth', scene: 'sc-family', width: 158, height: 204, crop: '10 46 130 120' },
  crafts: { icon: 'crafts', scene: 'sc-crafts', width: 330, height: 210, crop: '196 30 134 124' },
  market: { icon: 'market', scene: 'sc-market', width: 352, height: 210, crop: '66 30 150 130' },
  council: { icon: 'council', scene: 'sc-council', width: 180, height: 204, crop: '0 24 140 124' },
  church: { icon: 'church', scene: 'sc-church', width: 188, height: 204, crop: '34 4 120 124' },
  well: { icon: 'well', scene: 'sc-well', width: 70, height: 210, crop: '0 40 70 66' },
  inn: { icon: 'inn', scene: 'sc-inn', width: 440, height: 420, crop: '130 10 180 130' },
  marriage: { icon: 'ring', scene: 'sc-marriage', width: 440, height: 420, crop: '10 50 170 130' },
  smuggler: {
    icon: 'smuggler',
    scene: 'sc-smuggler',
    width: 185,
    height: 100,
    crop: '105 10 80 80',
    emblem: 'smuggler',
  },
  sea: { icon: 'ship', scene: 'sc-sea', width: 690, height: 372, crop: '80 20 200 150', emblem: 'ship' },
  chronicle: { icon: 'book', scene: 'sc-bookmini', width: 120, height: 120, crop: '0 0 120 120' },
}

/** With the Port, ways lead over the sea. */
export function tileOf(place: string, view: View) {
  return TILES[place === 'travel' && view.sea ? 'sea' : place]
}

const ORDER = [
  'travel',
  'harvest',
  'family',
  'crafts',
  'market',
  'inn',
  'council',
  'church',
  'marriage',
  'smuggler',
  'well',
  'chronicle',
]

/** All places of this game, in the order in which they lie on the board. */
export function places(view: View): string[] {
  const added: Record<string, boolean> = {
    inn: Boolean(view.inn),
    marriage: Boolean(view.marriage),
    smuggler: Boolean(view.marriage),
  }
  return ORDER.filter(place => added[place] ?? true)
}

/** How the board lies: whole, or folded with one place under the lens. */
export function expansions(view: View): number {
  return [view.inn, view.sea, view.marriage].filter(Boolean).length
}

/** Cubes on a space, one by one, in the order of their colours. */
export function cubesOn(view: View, space: string): string[] {
  return Object.entries(view.spaces[space] ?? {}).flatMap(([colour, count]) => Array(count).fill(colour))
}
