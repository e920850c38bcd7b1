import type { GameParts } from '../lib/games'
import type { Table } from '../lib/table.svelte'
import { say } from '../lib/words.svelte'
import Board from './Board.svelte'
import { travels } from './journeys'
import Rival from './Rival.svelte'
import Score from './Score.svelte'
import type { View } from './view'

const viewOf = (table: Table) => table.shown?.view as unknown as View | undefined

function headline(table: Table): string {
  const view = viewOf(table)
  if (!view?.phase || view.over) return ''
  return view.trial ? say('realm-trial') : say(`tumult-phase-${view.phase}`)
}

function points(table: Table, seat: number): number | null {
  return viewOf(table)?.castles[seat]?.placed ?? null
}

const landmarks = { tumult: 'people', crowned: 'rank-1', raid_began: 'hand', spun: 'spinner' }

const tumult: GameParts = { Board, Rival, Score, headline, points, landmarks, travels }

export default tumult
