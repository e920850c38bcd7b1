import { known, say } from '../lib/words.svelte'
import type { Amounts, Profession, Values } from './view'

export const PROFESSIONS: Profession[] = ['abbot', 'councillor', 'traveller', 'craftsman', 'merchant']

export const PROFESSION_ICONS: Record<Profession, string> = {
  abbot: 'church',
  councillor: 'council',
  traveller: 'travel',
  craftsman: 'crafts',
  merchant: 'customer',
}

export const SHOPS = ['stables', 'brewery', 'smithy', 'scriptorium', 'wainwright']
export const LETTERS = ['A', 'B', 'C', 'D', 'E']
export const FACES = [1, 2, 3, 4, 5, 6]

/** How a card looks: its picture, its wash, and the small sign that tells it from others of its kind. */
export interface Look {
  icon: string
  tint: string
  sign?: string
  message: string
}

const church = (name: string, sign: string): [string, Look] => [
  name,
  { icon: 'church', tint: 'sky2', sign, message: `myvillage-church-${name}` },
]
const hall = (name: string, sign: string): [string, Look] => [
  name,
  { icon: 'council', tint: 'roof', sign, message: `myvillage-hall-${name}` },
]
const monk = (name: string, sign: string): [string, Look] => [
  name,
  { icon: 'monk', tint: 'earth', sign, message: `myvillage-symbol-${name}` },
]
const shop = (name: string, icon: string): [string, Look] => [
  name,
  { icon, tint: 'stone', message: `myvillage-shop-${name}` },
]
const spot = (name: string, icon: string, tint: string): [string, Look] => [
  name,
  { icon, tint, message: `myvillage-spot-${name}` },
]
const letter = (name: string, icon: string): [string, Look] => [
  name,
  { icon, tint: 'grass', message: 'mv-area-journey' },
]

const LOOKS = new Map<string, Look>([
  church('healing', 'rat'),
  church('abbey', 'monk'),
  church('trade', 'customer'),
  church('mission', 'travel'),
  hall('finance', 'coin'),
  hall('areas', 'field'),
  hall('population', 'person'),
  hall('guild', 'good-any'),
  monk('quill', 'quill'),
  monk('jug', 'beer'),
  monk('rosary', 'ring'),
  shop('stables', 'horse'),
  shop('brewery', 'beer'),
  shop('smithy', 'plough'),
  shop('scriptorium', 'scroll'),
  shop('wainwright', 'wagon'),
  spot('school', 'school', 'wall'),
  spot('game', 'die-5', 'wall'),
  spot('meeting', 'people', 'wall2'),
  spot('field', 'field', 'field'),
  spot('chief', 'first', 'wall'),
  spot('hand', 'hand', 'wall2'),
  spot('bailiff', 'market', 'wall2'),
  letter('A', 'travel'),
  letter('B', 'travel'),
  letter('C', 'travel'),
  letter('D', 'castle'),
  letter('E', 'city'),
])

const CUSTOMER: Look = { icon: 'customer', tint: 'wall2', message: 'mv-customer' }
const PLAIN: Look = { icon: 'more', tint: 'wall', message: 'mv-banner' }

/** How the thing looks that a banner's name is about: a card, a field, a customer. */
export function lookOf(name: string): Look {
  if (name.startsWith('CU')) return CUSTOMER
  return LOOKS.get(name.replace(/\d+$/, '')) ?? PLAIN
}

/** What a move with a banner is about: "take.field" a field, "serve.CU09" that customer, "bailiff" itself. */
export function subject(move: string): string {
  return move.split('.').at(-1) ?? move
}

/** The name of a banner for people; the hall's depends on which one the village has. */
export function nameOf(name: string, hall: string | null = null): string {
  const look = lookOf(name === 'hall' && hall ? hall : name)
  return say(look.message)
}

/** 4/10, or ? for all of them. */
export function flag(values: Values): string {
  return values === 'any' ? '?' : values.join('/')
}

const ICONS: Record<string, string> = {
  coins: 'coin',
  markers: 'marker',
  joker: 'good-any',
  jokers: 'good-any',
  stories: 'story',
}

export const iconOf = (what: string): string => ICONS[what] ?? what

/** So many of each: one symbol for each piece. */
export function wares(of: Amounts): string[] {
  return Object.entries(of).flatMap(([what, count]) => Array<string>(count).fill(iconOf(what)))
}

const WARES: Record<string, string> = { coins: 'coin', stories: 'story', points: 'point', markers: 'marker' }

/** "2 coins, 1 time" for those who listen. */
export function told(of: Amounts): string {
  return Object.entries(of)
    .map(([what, count]) => {
      const good = `myvillage-good-${what}`
      return known(good) ? say(good, { count }) : say(`myvillage-ware-${WARES[what] ?? what}`, { count })
    })
    .join(', ')
}
