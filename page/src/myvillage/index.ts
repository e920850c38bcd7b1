import type { Face, Fate, GameParts, Leftover, PhoneTab } from '../lib/games'
import type { Option, Table } from '../lib/table.svelte'
import { say } from '../lib/words.svelte'
import Board from './Board.svelte'
import { faceIn, fateIn } from './fate'
import { visit } from './hamlet.svelte'
import { travels } from './journeys'
import Rival from './Rival.svelte'
import Side from './Side.svelte'
import type { View } from './view'

const viewOf = (table: Table) => table.shown?.view as unknown as View | undefined

function headline(table: Table): string {
  const view = viewOf(table)
  if (!view || view.over) return ''
  return say('mv-coffins', { filled: view.coffins, all: view.coffins_to_end })
}

function points(table: Table, seat: number): number | null {
  return viewOf(table)?.villages[seat]?.points ?? null
}

/** Stories that nobody carried home. */
function leftover(table: Table): Leftover {
  const counts = viewOf(table)?.villages.map(({ tree }) => tree) ?? []
  return { icon: 'tree', title: say('mv-left-on-tree'), counts }
}

function fate(table: Table, option: Option): Fate | undefined {
  const view = viewOf(table)
  return view && fateIn(view, option)
}

function face(table: Table, option: Option): Face | undefined {
  const asked = viewOf(table)?.asked?.seat ?? 0
  return faceIn(table.shown?.seats[asked]?.colour ?? 'red', option)
}

/** Whoever turns a page has seen enough of somebody else's village. */
const open = () => {
  visit.seat = null
}

const tabs: PhoneTab[] = [
  { tab: 'board', icon: 'village', title: 'mv-page-village', open },
  { tab: 'market', icon: 'market', title: 'mv-page-market', open },
  { tab: 'rivals', icon: 'customer', title: 'page-tab-rivals' },
  { tab: 'chronicle', icon: 'book', title: 'mv-page-chronicle', shows: 'rat', open },
]

const landmarks = {
  plague: 'rat',
  into_grave: 'grave',
  into_chronicle: 'book',
  served: 'customer',
  travelled: 'travel',
}

const myvillage: GameParts = {
  Board,
  Rival,
  Side,
  farmless: true,
  tabs,
  headline,
  points,
  leftover,
  fate,
  face,
  landmarks,
  travels,
}

export default myvillage
