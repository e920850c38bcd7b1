import { EXPANSION_ICONS, expansionName, GAME_ICONS } from '../lib/titles'
import { say } from '../lib/words.svelte'

/** Scenes have no small form of the same name: these stand for them. */
const SMALL: Record<string, string> = {
  'sc-homevillage': 'sun',
  'sc-homemyvillage': 'sun',
  'sc-hometumult': 'sun',
  'sc-family': 'birth',
  'sc-marketday': 'market',
  'sc-mass': 'church-step',
  'sc-graves': 'grave',
  'sc-nameless': 'grave',
  'sc-sea': 'ship',
  'sc-marriage': 'ring',
  'sc-square': 'die-5',
  'sc-bridge': 'quill',
  'sc-bookmini': 'book',
  'sc-travelmini': 'travel',
  'sc-meadow': 'meadow',
  'sc-guide': 'learn',
}

export function iconOf(picture: string | null): string {
  if (!picture) return 'book'
  return SMALL[picture] ?? picture.replace(/^sc-/, '')
}

/** village_inn: inn */
export function partIcon(name: string): string {
  const [game = name, part] = name.split('_')
  if (!part) return GAME_ICONS[game] ?? 'book'
  return EXPANSION_ICONS[part] ?? 'person'
}

/** The name of a part as the front page has it. */
export function partName(name: string): string {
  const [game = name, part] = name.split('_')
  if (!part) return say(game)
  return part === 'solo' ? say('page-solo') : expansionName(part)
}

/** Pictures that are no scenes are symbols, shown as a medal. */
export function isMedal(picture: string): boolean {
  return !picture.startsWith('sc-')
}
