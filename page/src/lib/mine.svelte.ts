import { recall, remember } from './storage'

/** A seat of mine: its token is its key, and stays in this browser. */
export interface MySeat {
  seat: number
  token: string
}

/** A seat that somebody else gets by link; the one who made the table may hand the link out. */
export interface Invitation {
  seat: number
  link: string
}

export interface MyTable {
  id: string
  game: string
  made: number
  seats: MySeat[]
  invited: Invitation[]
  /** The waiting room is open until the host begins. */
  waiting: boolean
}

/** The tables that this browser has a seat at, newest first. */
class Mine {
  #tables = $state<MyTable[]>(recall('tables', []))

  get tables(): readonly MyTable[] {
    return this.#tables
  }

  find(id: string): MyTable | undefined {
    return this.#tables.find(table => table.id === id)
  }

  keep(table: MyTable): void {
    this.#tables = [table, ...this.#tables.filter(({ id }) => id !== table.id)]
    this.#save()
  }

  sit(id: string, game: string, seat: MySeat): void {
    const table = this.find(id) ?? { id, game, made: Date.now(), seats: [], invited: [], waiting: false }
    const others = table.seats.filter(({ token }) => token !== seat.token)
    this.keep({ ...table, seats: [...others, seat].sort((one, two) => one.seat - two.seat) })
  }

  begin(id: string): void {
    const table = this.find(id)
    if (table) this.keep({ ...table, waiting: false })
  }

  forget(id: string): void {
    this.#tables = this.#tables.filter(table => table.id !== id)
    this.#save()
  }

  #save(): void {
    remember('tables', this.#tables)
  }
}

export const mine = new Mine()
