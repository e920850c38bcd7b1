/** What happens by itself after a raid and after the building, read from the journal of the step that led to it. */
import type { Happening, Position } from '../lib/api'
import { type Face, GOODS, type Good, type View } from './view'

export const viewOf = (position: Position): View => position.view as unknown as View

/** A tile's face as the journal numbers it. */
export function faceOf(number: number): Face {
  return { good: GOODS[Math.floor(number / 3)] ?? 'bread', value: (number % 3) + 1 }
}

export interface Row {
  seat: number
  tiles: Face[]
  counted: number
  mercy: boolean
}

/** One good: what is left of it, who holds it, and who answers for it if that is too little. */
export interface Act {
  good: Good
  wanted: number
  left: number
  rows: Row[]
  greediest: number | null
  /** Nobody holds any, so the King takes the blame. */
  blameless: boolean
  lost: number
  back: Face[]
}

const TOLD = new Set(['tumult', 'no_tumult', 'peace'])
export const isTumults = (event: { event: string }): boolean => TOLD.has(event.event)
export const isCrowning = (event: { event: string }): boolean => event.event === 'crowned'

/** The journal of one good: from its verdict up to the next one. */
function journalOf(events: Happening[], good: Good): Happening[] {
  const first = events.findIndex(({ event, a }) => event === 'tumult' && GOODS[a] === good)
  if (first < 0) return []
  const rest = events.slice(first + 1)
  const end = rest.findIndex(event => isTumults(event) || event.event === 'phase_began')
  return end < 0 ? rest : rest.slice(0, end)
}

export function actsOf(position: Position): Act[] {
  const view = viewOf(position)
  const events = position.events ?? []
  const seats = view.castles.map((_, seat) => seat)
  seats.sort((one, two) => (view.castles[one]?.rank ?? 0) - (view.castles[two]?.rank ?? 0))
  return GOODS.map(good => {
    const journal = journalOf(events, good)
    const punished = journal.find(({ event }) => event === 'greediest' || event === 'nobody_greedy')
    const greediest = punished?.who ?? null
    const lost = journal.find(({ event, who }) => event === 'lost_retinue' && who === greediest)?.a ?? 0
    const back = journal.filter(({ event }) => event === 'gave_back').map(({ a }) => faceOf(a))
    const rows = seats.map(seat => rowOf(view, seat, good, seat === greediest ? back : []))
    const worst = rows.find(({ seat }) => seat === greediest)
    if (worst) worst.counted = punished?.event === 'greediest' ? punished.b : 0
    return {
      good,
      wanted: view.demand[good] ?? 0,
      left: view.left?.[good] ?? 0,
      rows,
      greediest,
      blameless: punished?.event === 'nobody_greedy',
      lost,
      back,
    }
  })
}

function rowOf(view: View, seat: number, good: Good, back: Face[]): Row {
  const kept = view.tiles.filter(tile => tile.where === 'board' && tile.holder === seat && tile.good === good)
  const tiles = [...kept.map(({ value }) => ({ good, value: value ?? 0 })), ...back]
  const castle = view.castles[seat]
  return {
    seat,
    tiles: tiles.sort((one, two) => one.value - two.value),
    counted: castle?.greed?.[good] ?? 0,
    mercy: castle?.mercy ?? false,
  }
}

/** New ranks, the crown, how far the leader is ahead, and whether that ends the game. */
export interface Crowning {
  ranks: number[]
  king: number
  paid: number
  field: number
  statues: number
  /** None on single fields of the chronicle: nothing is compared there. */
  difference: number | null
  limit: number | null
  over: boolean
  mercy: number[]
}

export function crowningOf(position: Position): Crowning | null {
  const events = position.events ?? []
  const crowned = events.find(isCrowning)
  if (crowned?.who === undefined || crowned.who === null) return null
  const king = crowned.who
  const named = (name: string) => events.filter(({ event }) => event === name)
  const after = events.slice(events.indexOf(crowned))
  const difference = named('difference')[0]
  const written = named('chronicled')[0]
  return {
    ranks: named('ranked').map(({ who }) => who ?? 0),
    king,
    paid: after.find(({ event, who }) => event === 'lost_retinue' && who === king)?.a ?? 0,
    field: written?.a ?? 0,
    statues: written?.b ?? 0,
    difference: difference?.a ?? null,
    limit: difference?.b ?? null,
    over: named('game_over').length > 0,
    mercy: named('mercy').map(({ who }) => who ?? 0),
  }
}
