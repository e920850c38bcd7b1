import { api, type Catalogue, type Colour, type SeatOrder, type TableOrder } from './api'
import { mine } from './mine.svelte'
import { own } from './own.svelte'
import { settings } from './settings.svelte'
import { recall, remember } from './storage'

export const GAMES = ['village', 'myvillage', 'tumult'] as const
export const LEVELS = ['apprentice', 'journeyman', 'master', 'grandmaster', 'genius', 'polymath'] as const
export const COLOURS: readonly Colour[] = ['red', 'yellow', 'blue', 'white', 'violet']
export const COMPANIES = ['bots', 'here', 'link', 'watch'] as const
export const NAMES = ['Anna', 'Matthis', 'Elsbeth', 'Conrad', 'Ysolde'] as const

export type GameName = (typeof GAMES)[number]
/** For how many each game is, alone included: as its box says, so that nobody waits for the service. */
export const SIZES: Record<GameName, [least: number, most: number]> = {
  village: [1, 5],
  myvillage: [2, 4],
  tumult: [2, 4],
}

export type Level = (typeof LEVELS)[number]
export type Company = (typeof COMPANIES)[number]
export type Sitter = 'me' | 'here' | 'link' | 'bot'

export interface SeatDraft {
  kind: Sitter
  name: string
  level: Level
  colour: Colour
}

interface Plan {
  game: GameName
  players: number
  company: Company
  level: Level
  edition: string
  expansions: string[]
  variant: string
  /** Options of one game only, as the service names them. */
  special: Record<string, string | boolean | number>
  seats: SeatDraft[]
}

const FIRST: Plan = {
  game: 'village',
  players: 3,
  company: 'bots',
  level: 'journeyman',
  edition: '',
  expansions: [],
  variant: '',
  special: {},
  seats: [],
}

/** The table that is about to be made; the last one is where the next one starts from. */
class Draft {
  plan = $state<Plan>({ ...FIRST, ...recall('plan', {}) })
  seed = $state<number | null>(null)
  catalogue = $state.raw<Catalogue | null>(null)
  busy = $state(false)

  constructor() {
    if (!this.plan.seats.length) this.seatAll()
  }

  async load(): Promise<void> {
    this.catalogue = await api.games()
  }

  get game() {
    return this.catalogue?.games.find(({ name }) => name === this.plan.game)
  }

  /** From one (alone) to as many as the game takes. */
  get room(): number[] {
    const [least, most] = SIZES[this.plan.game]
    return Array.from({ length: most - least + 1 }, (_, at) => least + at)
  }

  choose(game: GameName): void {
    this.plan.game = game
    this.plan.expansions = []
    this.plan.edition = ''
    this.plan.variant = ''
    this.plan.special = {}
    const room = this.room
    if (!room.includes(this.plan.players))
      this.plan.players = Math.max(2, Math.min(room.at(-1) ?? 4, this.plan.players))
    this.seatAll()
  }

  /** All seats anew from the three simple questions: how many, who, how strong. */
  seatAll(): void {
    const { players, company, level } = this.plan
    this.plan.seats = Array.from({ length: players }, (_, seat) => ({
      kind: this.#sitter(seat, company),
      name: this.#name(seat),
      level,
      colour: COLOURS[seat] ?? 'red',
    }))
  }

  #sitter(seat: number, company: Company): Sitter {
    if (company === 'watch') return 'bot'
    if (seat === 0) return 'me'
    return company === 'bots' ? 'bot' : company
  }

  #name(seat: number): string {
    return (seat === 0 && this.plan.company !== 'watch' && settings.name) || (NAMES[seat] ?? NAMES[0] ?? '')
  }

  get alone(): boolean {
    return this.plan.seats.length === 1
  }

  /** Alone, or with the usual company again. */
  set alone(alone: boolean) {
    this.plan.players = alone ? 1 : FIRST.players
    this.seatAll()
  }

  add(kind: Sitter): void {
    const { seats, level } = this.plan
    const colour = COLOURS.find(one => seats.every(seat => seat.colour !== one)) ?? 'violet'
    const name = NAMES.find(one => seats.every(seat => seat.name !== one)) ?? ''
    seats.push({ kind, name, level, colour })
    this.plan.players = seats.length
  }

  remove(seat: number): void {
    this.plan.seats.splice(seat, 1)
    this.plan.players = this.plan.seats.length
  }

  order(): TableOrder {
    const { game, seats, edition, expansions, variant } = this.plan
    const options: Record<string, unknown> = { players: seats.length, ...this.plan.special }
    if (edition) options.edition = edition
    if (expansions.length) options.expansions = [...expansions]
    if (variant) options.variant = variant
    if (this.alone) options.solo = true
    const order: TableOrder = { game, options, seats: seats.map(ordered) }
    if (this.seed !== null) order.seed = this.seed
    if (own.plays(game)) order.corrections = own.of(game)
    return order
  }

  /** Makes the table; its address. */
  async begin(): Promise<string> {
    this.busy = true
    try {
      remember('plan', this.plan)
      const made = await api.create(this.order())
      const kinds = this.plan.seats.map(({ kind }) => kind)
      const taken = made.seats.filter(({ seat }) => kinds[seat] === 'me' || kinds[seat] === 'here')
      const invited = made.seats.filter(({ seat }) => kinds[seat] === 'link')
      mine.keep({
        id: made.table,
        game: this.plan.game,
        made: Date.now(),
        seats: taken.flatMap(({ seat, token }) => (token ? [{ seat, token }] : [])),
        invited: invited.flatMap(({ seat, link }) => (link ? [{ seat, link }] : [])),
        waiting: invited.length > 0,
      })
      return `/t/${made.table}`
    } finally {
      this.busy = false
    }
  }
}

function ordered({ kind, name, level, colour }: SeatDraft): SeatOrder {
  if (kind === 'bot') return { kind, name, level, colour }
  return kind === 'link' ? { kind: 'open', name, level, colour } : { kind: 'human', name, colour }
}

export const draft = new Draft()
