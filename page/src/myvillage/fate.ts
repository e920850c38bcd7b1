import type { Face, Fate } from '../lib/games'
import type { Option } from '../lib/options'
import { say } from '../lib/words.svelte'
import { PROFESSION_ICONS } from './names'
import type { Profession, View, Village } from './view'

/** How many cards of a village stand still without their villager. */
const CARDS: Record<Profession, (village: Village) => number> = {
  abbot: ({ church }) => Number(church !== null),
  councillor: ({ hall, meeting }) => Number(hall !== null) + Number(meeting),
  traveller: ({ journey }) => journey.length,
  craftsman: ({ shops }) => shops.length,
  merchant: ({ waiting }) => waiting.length,
}

/** "death.abbot" is about the abbot. */
function villager(notation: string, ...moves: string[]): Profession | undefined {
  const [move, name] = notation.split('.')
  return moves.includes(move ?? '') ? (name as Profession) : undefined
}

/** Where a villager goes who dies, and what stands still in the village from then on. */
export function fateIn(view: View, { notation, move }: Option): Fate | undefined {
  const dying = villager(notation, 'death')
  const village = view.villages[view.asked?.seat ?? 0]
  if (!dying || !move || !village) return undefined
  const written = view.chronicle[dying] < view.printed.chronicle[dying].length
  return {
    icon: written ? 'book' : 'grave',
    text: say(written ? 'mv-fate-book' : 'mv-fate-grave'),
    good: written,
    lost: say(`mv-still-${dying}`, { cards: CARDS[dying](village) }),
    worth: 0,
  }
}

export function faceIn(colour: string, { notation }: Option): Face | undefined {
  const profession = villager(notation, 'death', 'labourer')
  return profession && { icon: `fam-${colour}`, at: PROFESSION_ICONS[profession] }
}
