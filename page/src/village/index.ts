import type { Fate, GameParts } from '../lib/games'
import type { Option, Table } from '../lib/table.svelte'
import { say } from '../lib/words.svelte'
import { areaOf } from './areas'
import Board from './Board.svelte'
import { travels } from './journeys'
import { areaName } from './names'
import Rival from './Rival.svelte'
import Side from './Side.svelte'
import type { View } from './view'

const viewOf = (table: Table) => table.shown?.view as unknown as View | undefined

function headline(table: Table): string {
  const view = viewOf(table)
  if (!view || view.over) return ''
  if (view.last_turns !== null) return say('board-last-turns', { left: view.last_turns })
  return say('board-cubes-left', { left: view.cubes_left, all: view.printed.cubes.laid })
}

function points(table: Table, seat: number): number | null {
  return viewOf(table)?.farms[seat]?.points ?? null
}

/** Who dies is written on a page, or lies at sea or in a grave without a name. */
function fate(table: Table, { notation, move }: Option): Fate | undefined {
  const view = viewOf(table)
  const [, place] = notation.split('@')
  if (!view || !move || !place || !notation.startsWith('die.')) return undefined
  const area = areaOf(place, view)
  if (area === 'graves') return { icon: 'grave', text: say('board-fate-graves'), good: false }
  if (area === 'sea') return { icon: 'sea-grave', text: say('board-fate-sea'), good: true }
  return { icon: 'book', text: say('board-fate-page', { area: areaName(area) }), good: true }
}

const village: GameParts = { Board, Rival, Side, headline, points, fate, travels }

export default village
