import { known, say } from './words.svelte'

/** "Village, Inn, Port" */
export function titleOf(game: string, options: Record<string, unknown>): string {
  const expansions = (options.expansions as string[] | undefined) ?? []
  return [say(game), ...expansions.map(expansionName)].join(', ')
}

/** What the browser's tab says: first of all whether somebody is awaited. */
export const tabTitle = (call: string, ...rooms: string[]): string =>
  [call && `● ${call}`, ...rooms, 'Chronik'].filter(Boolean).join(' · ')

export function expansionName(expansion: string): string {
  const id = `page-expansion-${expansion}`
  return known(id) ? say(id) : expansion
}

export const EXPANSION_ICONS: Record<string, string> = { inn: 'inn', port: 'ship', marriage: 'ring' }
export const GAME_ICONS: Record<string, string> = { village: 'village', myvillage: 'die-5', tumult: 'statue' }

const ONES = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX']

/** As far as chapters and rounds go. */
export function roman(number: number): string {
  return 'X'.repeat(Math.floor(number / 10)) + (ONES[number % 10] ?? '')
}
