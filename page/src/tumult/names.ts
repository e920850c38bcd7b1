import { say } from '../lib/words.svelte'
import type { Castle, Face, Good, Land } from './view'

/** The symbols of the sprite. */
export const GOOD_ICONS: Record<Good, string> = { bread: 'bread', marble: 'marble', tools: 'tool' }
export const LAND_ICONS: Record<Land, string> = {
  meadow: 'meadow',
  forest: 'forest',
  mountain: 'mountain',
  village: 'village',
  castle: 'castle-field',
}

/** "Bread" */
export const goodName = (good: Good): string => say(`tumult-good-${good}.good`)
/** "3 tools" */
export const units = (good: Good, count: number): string => say(`tumult-good-${good}`, { count })
export const faceName = ({ good, value }: Face): string => units(good, value)
export const landName = (land: Land): string => say(`tumult-land-${land}`)
export const statues = (count: number): string => say('tumult-ware-statue', { count })
export const retinue = (count: number): string => say('tumult-ware-retinue', { count })

/** "Queen", by the side of the card that the player has chosen. */
export function rankName({ title, side }: Pick<Castle, 'title' | 'side'>): string {
  return side === 'female' ? say(`tumult-lady-${title}`) : say(`tumult-rank-${title}`)
}
