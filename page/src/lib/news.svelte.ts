import { api, type Position, Refusal, type Seat } from './api'
import { calls } from './calls.svelte'
import { type MyTable, mine } from './mine.svelte'
import { play } from './sound'
import { titleOf } from './titles'
import { say } from './words.svelte'

export type Group = 'yours' | 'others' | 'waiting' | 'finished'

export interface Entry {
  table: MyTable
  position: Position
  group: Group
}

const AGAIN = 15_000
const SHOWN = 20

function groupOf(table: MyTable, { over, actors }: Position): Group {
  if (over) return 'finished'
  if (table.waiting) return 'waiting'
  return table.seats.some(({ seat }) => actors.includes(seat)) ? 'yours' : 'others'
}

/** A bot always is, and who has come through the seat's link; not who only keeps a free seat. */
export const isHere = ({ kind, taken, online }: Seat) =>
  kind === 'bot' || taken || (kind === 'human' && online)

/** How my tables stand, asked again every while. */
export class News {
  entries = $state.raw<Entry[]>([])
  #timer = 0

  start(): () => void {
    void this.refresh()
    this.#timer = window.setInterval(() => void this.refresh(), AGAIN)
    return () => clearInterval(this.#timer)
  }

  async refresh(): Promise<void> {
    const found = await Promise.all(mine.tables.slice(0, SHOWN).map(ask))
    const before = this.entries
    this.entries = found.filter(entry => entry !== null)
    for (const entry of this.of('yours')) if (before.some(old => hasComeUp(old, entry))) callTo(entry)
  }

  /** What a browser's tab says first if one of them waits for me. */
  get call(): string {
    return this.of('yours').length ? say('page-your-turn') : ''
  }

  of(group: Group): Entry[] {
    return this.entries.filter(entry => entry.group === group)
  }
}

const hasComeUp = (old: Entry, { table }: Entry) => old.table.id === table.id && old.group !== 'yours'

function callTo({ table, position: { game, options } }: Entry): void {
  play('turn')
  calls.call(say('page-your-turn'), titleOf(game, options), table.id)
}

async function ask(table: MyTable): Promise<Entry | null> {
  try {
    const position = await api.table(table.id, table.seats[0]?.token)
    return { table, position, group: groupOf(table, position) }
  } catch (error) {
    if (error instanceof Refusal && error.status === 404) mine.forget(table.id)
    return null
  }
}
