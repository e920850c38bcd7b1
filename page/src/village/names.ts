import { known, say } from '../lib/words.svelte'
import type { View } from './view'

/** council3 -> village-place-council-3, chroniclefarm -> village-place-chronicle-farm */
function placeMessage(place: string): string {
  return `village-place-${place.replace(/(\d)$/, '-$1').replace(/^chronicle(?=\w)/, 'chronicle-')}`
}

/** Where somebody is: "at the smithy". */
export function placeWords(place: string): string {
  const message = placeMessage(place)
  return known(message) ? say(`${message}.object`) : place
}

/** I1 -> Gull Island */
export const islandName = (water: string): string => say(`village-water-island-${water.slice(1)}`)

/** A caption; where the full name is too long for the drawings there is a short one. */
const caption = (kind: string, thing: string, full: string): string =>
  say(known(`board-${kind}-${thing}`) ? `board-${kind}-${thing}` : full)

export const placeName = (place: string): string => caption('place', place, `village-space-${place}`)
export const areaName = (area: string): string => caption('place', area, `village-area-${area}`)
export const buildingName = (building: string): string =>
  caption('building', building, `village-building-${building}`)

/** The first word large, as captions begin. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

const TWO_WORDS: Record<string, string> = {
  tollkeeper: 'toll-keeper',
  scrapdealer: 'scrap-dealer',
  cattledealer: 'cattle-dealer',
  farmerswife: 'farmers-wife',
  marketwoman: 'market-woman',
  fortuneteller: 'fortune-teller',
  guildmaster: 'guild-master',
  nightwatchman: 'night-watchman',
  jackofalltrades: 'jack-of-all-trades',
}

const personId = (person: string): string => TWO_WORDS[person] ?? person
export const personName = (person: string): string => say(`village-person-${personId(person)}`)
/** The row of the components that describes the person. */
export const personRow = (person: string): string => `person.${personId(person).replaceAll('-', '_')}`

/** What a person does, in the words of the catalogue. */
export function personEffect(view: View, person: string): string {
  const card = view.printed.inn?.persons[person]
  if (!card) return ''
  if (card.good) return say(card.message, { good: thing(card.good, card.count) })
  return say(card.message, { count: card.count })
}

/** So many of a thing: "2 scrolls". */
export function thing(what: string, count: number): string {
  for (const kind of ['good', 'ware', 'colour']) {
    const id = `village-${kind}-${what.replace(/s$/, '')}`
    if (known(id)) return say(id, { count })
  }
  return what === 'cubes' ? say('village-cost-any-cube', { count }) : `${count} ${what}`
}

/** "2 scrolls and 1 coin", in the reader's language. */
export function things(of: Record<string, number>, lang: string): string {
  const parts = Object.entries(of).filter(([, count]) => count)
  return new Intl.ListFormat(lang).format(parts.map(([what, count]) => thing(what, count)))
}
