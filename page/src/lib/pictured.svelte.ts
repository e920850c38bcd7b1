import type { Position, Seat } from './api'
import { asking } from './asked.svelte'
import { Table } from './table.svelte'

const NAMES = ['Anna', 'Matthis', 'Elsbeth', 'Conrad']
const COLOURS = ['red', 'yellow', 'blue', 'white'] as const
const seats = NAMES.map((name, seat) => ({ seat, name, colour: COLOURS[seat] }) as Seat)

interface Picture {
  game: string
  /** Whether the reader's own table can be shown. */
  fits: (view: unknown) => boolean
  /** What is shown if it can't. */
  some: () => unknown
  you: number | null
}

/** A table for a picture of the rules: there is a view and no options, for nobody is asked anything. */
export function pictured({ game, fits, some, you }: Picture): Table {
  const table = new Table('', [])
  table.seats = seats
  $effect.pre(() => {
    const own = asking.last?.position
    const shown = own?.game === game && fits(own.view) ? own : { view: some(), seats, you }
    table.frame = { ...shown, moves: [], refused: [] } as unknown as Position
  })
  return table
}
