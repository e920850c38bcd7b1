import type { Amounts, Position } from '../lib/api'
import type { Face, Fate, GameParts, PhoneTab, Piece } from '../lib/games'
import type { Option, Table } from '../lib/table.svelte'
import { say } from '../lib/words.svelte'
import { areaOf } from './areas'
import Board from './Board.svelte'
import { travels } from './journeys'
import Ladder from './Ladder.svelte'
import { areaName } from './names'
import { PLACE_OF_TASK, TILES, tileOf } from './places'
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

function pace(table: Table, seat: number): { icon: string; count: number } | undefined {
  const count = viewOf(table)?.farms[seat]?.life
  return count === undefined ? undefined : { icon: 'time', count }
}

/** Who dies is written on a page, or lies at sea or in a grave without a name. */
function fate(table: Table, { notation, move }: Option): Fate | undefined {
  const view = viewOf(table)
  const [, place] = notation.split('@')
  if (!view || !move || !place || !notation.startsWith('die.')) return undefined
  const area = areaOf(place, view)
  const worth = Object.values(move.worth).reduce((sum, points) => sum + points, 0)
  const goes = { lost: lost(place, view, move.worth), worth }
  if (area === 'graves') return { icon: 'grave', text: say('board-fate-graves'), good: false, ...goes }
  if (area === 'sea') return { icon: 'sea-grave', text: say('board-fate-sea'), good: true, ...goes }
  return { icon: 'book', text: say('board-fate-page', { area: areaName(area) }), good: true, ...goes }
}

/** "Council −4 · Chronicle +4"; who worked in a building leaves it without a craftsman. */
function lost(place: string, view: View, worth: Amounts): string {
  const points = Object.entries(worth).map(
    ([category, change]) => `${say(`village-category-${category}`)} ${signed(change)}`,
  )
  const left = view.printed.crafts.training[place] ? [say('board-lost-trade')] : []
  return [...points, ...left].join(' · ')
}

const signed = (change: number) => `${change < 0 ? '−' : '+'}${Math.abs(change)}`

/** Options about one of the family: which verb, how it is labelled, where it stands. */
const MEMBER =
  /^(?:die|member|bread|mass|family)\.(?:(?:recall|pick|climb|bread):)?(\d)(\+\d)?[^@]*(?:@(.+))?$/
/** Options about somebody who is still to be chosen. */
const SOMEBODY = /^(crafts\.train|council\.(enter|advance)|church|marriage\.rank|load\.member|family\.birth)/

function face(table: Table, { notation }: Option): Face | undefined {
  const view = viewOf(table)
  const [, action] = /^well\.(\w+)$/.exec(notation) ?? []
  const tile = TILES[action ?? '']
  if (tile) return { icon: tile.icon }
  const colour = table.shown?.seats[view?.asked?.seat ?? 0]?.colour ?? 'red'
  const icon = `fam-${colour}`
  if (SOMEBODY.test(notation)) return { icon }
  const [, generation, bread, place] = MEMBER.exec(notation) ?? []
  if (!view || !generation) return undefined
  const area = view.printed.areas[place ?? '']
  const at = TILES[area === 'craft' ? 'crafts' : (area ?? '')]?.icon
  const number = String(Number(generation) + Number(bread ?? 0))
  return { icon, number, colour: `var(--p-${colour}-n)`, ...(at ? { at } : {}) }
}

/** Whatever is over is written in the book. */
function piece(position: Position): Piece | undefined {
  const view = position.view as unknown as View
  return tileOf(position.over ? 'chronicle' : (PLACE_OF_TASK[view.asked?.task ?? ''] ?? ''), view)
}

const tabs: PhoneTab[] = [
  { tab: 'board', icon: 'village', title: 'page-tab-village' },
  { tab: 'farm', icon: 'farm', title: 'page-tab-farm' },
  { tab: 'rivals', icon: 'customer', title: 'page-tab-rivals' },
  { tab: 'score', icon: 'laurel', title: 'page-tab-score' },
]

const landmarks = {
  mass_began: 'church',
  called_market: 'market',
  wedding_began: 'ring',
  into_grave: 'grave',
  buried_at_sea: 'sea-grave',
  into_chronicle: 'book',
  born: 'birth',
}

const village: GameParts = {
  Board,
  Rival,
  Side,
  Alone: Ladder,
  tabs,
  headline,
  points,
  pace,
  fate,
  face,
  piece,
  landmarks,
  travels,
}

export default village
