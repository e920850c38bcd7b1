import type { Option } from '../lib/table.svelte'
import type { Farm } from './view'
import type { Village } from './village.svelte'

/** One kind of thing on a farm: its symbol, how many, and what it is called in notations. */
export interface Kept {
  what: string
  icon: string
  count: number
}

export const CUBES = ['orange', 'green', 'brown', 'pink']
const CRAFTED = ['horse', 'ox', 'plough', 'wagon', 'scroll', 'beer']

export function cubes(farm: Farm): Kept[] {
  const kept = CUBES.map(what => ({ what, icon: `q-${what}`, count: farm.influence[what] ?? 0 }))
  return [...kept, { what: 'coin', icon: 'coin', count: farm.coins }]
}

/** What crafts make, in the order of the drawings; then what comes from elsewhere. */
export function goods(farm: Farm): Kept[] {
  const kinds = [
    ...CRAFTED.filter(good => good in farm.goods),
    ...Object.keys(farm.goods).filter(good => !CRAFTED.includes(good)),
  ]
  const kept = kinds.map(what => ({ what, icon: what, count: farm.goods[what] ?? 0 }))
  return farm.chests ? [...kept, { what: 'chest', icon: 'chest', count: farm.chests.length }] : kept
}

/** What the farm's owner has achieved, as it will count at the end. */
export function deeds(farm: Farm): Kept[] {
  const at = (start: string) => farm.family.filter(({ place }) => place.startsWith(start)).length
  const abroad = farm.cities ? farm.cities.length : at('lighthouse')
  return [
    { what: 'customers', icon: 'customer', count: farm.customers },
    {
      what: farm.cities ? 'cities' : 'lighthouses',
      icon: farm.cities ? 'castle' : 'lighthouse',
      count: abroad,
    },
    { what: 'council', icon: 'council', count: at('council') },
    { what: 'church', icon: 'church', count: at('church') },
    { what: 'chronicle', icon: 'book', count: at('chronicle') + at('beside') },
  ]
}

/** All that can be decided by pointing at a thing on the farm: paying with it, taking one, loading it. */
export function pointing(village: Village, what: string): Option[] {
  const found = village.options(
    `cube.${what}`,
    `good.${what}`,
    `load.${what}`,
    `marriage.swap:${what}`,
    `wedding.buy:${what}`,
    ...(what === 'coin' ? ['well:coins'] : [`well:${what}`]),
    ...(what === 'bread' ? ['bread'] : []),
    ...(what === 'tool' ? ['tool.use'] : []),
    ...(what === 'chest' ? ['chest'] : []),
  )
  const starts = [new RegExp(`^pay\\.\\d+${what}\\b`)]
  if (what === 'grain') starts.push(/^grind\./)
  if (what === 'chest') starts.push(/^chest\./)
  const more = village.table.options.filter(({ notation }) => starts.some(start => start.test(notation)))
  return [...found, ...more].filter(option => option.move)
}

const TAGS: [RegExp, string][] = [
  [/^wainwright$/, 'wagon'],
  [/^stables$/, 'ox'],
  [/^scriptorium$/, 'scroll'],
  [/^smithy$/, 'plough'],
  [/^brewery$/, 'beer'],
  [/^council/, 'council'],
  [/^city/, 'castle'],
  [/^church/, 'church'],
  [/^bag$/, 'bag'],
  [/^inn$/, 'inn'],
  [/^ship$/, 'ship'],
  [/^lighthouse/, 'lighthouse'],
  [/^rank/, 'ring'],
  [/^bakery$/, 'oven'],
  [/^shop$/, 'shop'],
  [/^parents$/, 'parents'],
  [/^chronicle|^beside$/, 'book'],
  [/^sea/, 'sea-grave'],
  [/^grave$|^unburied$|^removed$/, 'grave'],
]

/** The symbol of the place where somebody is; nothing for those at home. */
export function tag(place: string): string {
  return TAGS.find(([places]) => places.test(place))?.[1] ?? ''
}
