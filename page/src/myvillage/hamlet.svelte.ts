import { getContext, setContext } from 'svelte'
import type { Colour } from '../lib/api'
import { sourceOf } from '../lib/sources'
import type { Option, Table } from '../lib/table.svelte'
import { Order } from './order.svelte'
import type { Profession, Prospect, View, Village } from './view'

/** What the middle of the board is about: it changes with the question, the frame never does. */
export type Phase = 'rest' | 'dice' | 'banner' | 'plan' | 'death'

const PHASES: Record<string, Phase> = { die: 'dice', change: 'dice', death: 'death', labourer: 'death' }

/** The rival whose village lies open; panel and board share it. */
class Visit {
  seat = $state<number | null>(null)

  toggle(seat: number | null): void {
    this.seat = this.seat === seat ? null : seat
  }
}

export const visit = new Visit()

/** A table of My Village as the board's parts see it: whose village is shown, and what may be done where. */
export class Hamlet {
  readonly #table: () => Table
  /** The value that the reader looks at in the ledger: what it opens is marked everywhere. */
  considered = $state<number | null>(null)
  /** The value whose pair is being taken, die by die. */
  #goal: number | null = null
  /** White banners of this turn in the order in which they were used. */
  done = $state.raw<string[]>([])
  /** White banners that may follow, in the order that the reader has laid. */
  readonly order = new Order()
  /** The village as it was when the turn began. */
  #begun = $state.raw<{ key: string; village: Village | undefined }>({ key: '', village: undefined })

  constructor(table: () => Table) {
    this.#table = table
  }

  get table(): Table {
    return this.#table()
  }

  view = $derived.by(() => this.table.shown?.view as unknown as View)
  printed = $derived.by(() => this.view.printed)
  you = $derived.by(() => this.table.shown?.you ?? null)
  /** The seat whose village lies open: the reader's own, or that of the one who is asked. */
  seat = $derived.by(() => this.you ?? this.view.asked?.seat ?? 0)
  task = $derived.by(() => this.view.asked?.task ?? '')
  own = $derived.by(() => this.village(this.seat))
  phase = $derived.by((): Phase => {
    if (this.view.over || this.view.asked?.seat !== this.seat) return 'rest'
    if (this.task === 'activate' && !this.view.used.length) return 'banner'
    return PHASES[this.task] ?? 'plan'
  })
  #options = $derived.by(() => new Map(this.table.options.map(option => [option.notation, option])))
  /** What the move under pointer or focus would take and give. */
  preview = $derived.by((): Record<string, number> => {
    const move = this.table.lit ? this.#options.get(this.table.lit)?.move : null
    if (!move) return {}
    const change: Record<string, number> = { ...move.gain }
    for (const [what, count] of Object.entries(move.cost))
      change[what] = (change[what] ?? 0) - Math.abs(count)
    return change
  })
  /** What the considered value opens. */
  prospect = $derived.by(() => this.view.prospects?.find(({ value }) => value === this.considered))
  #open = $derived.by(
    () => new Set([...(this.prospect?.black ?? []), ...(this.prospect?.white ?? [])].map(({ move }) => move)),
  )

  village(seat: number): Village {
    return this.view.villages[seat] as Village
  }

  option(notation: string): Option | undefined {
    return this.#options.get(notation)
  }

  starting(start: string): Option[] {
    return this.table.options.filter(option => option.notation.startsWith(start))
  }

  /** White banners that can be used now, in the reader's order. */
  get next(): Option[] {
    const whites = [...this.starting('use.'), ...this.starting('serve.')]
    return this.order.of(whites.filter(({ move }) => move))
  }

  /** Of the moves that one thing of a village stands for: what may be done, else what may not. */
  choice(seat: number, ...moves: string[]): Option | undefined {
    if (!this.isOwn(seat)) return undefined
    const found = moves.map(move => this.option(move))
    return found.find(option => option?.move) ?? found.find(Boolean)
  }

  /** Whether the considered value opens this banner. */
  opens(move: string): boolean {
    return this.#open.has(move)
  }

  /** Whether the village of this seat is the one that options are about. */
  isOwn(seat: number): boolean {
    return seat === this.seat && this.view.asked?.seat === seat
  }

  has(seat: number, profession: Profession): boolean {
    return this.village(seat).villagers.includes(profession)
  }

  colour(seat: number): Colour {
    return this.table.shown?.seats?.[seat]?.colour ?? 'red'
  }

  name(seat: number): string {
    return this.table.shown?.seats?.[seat]?.name ?? this.view.names[seat] ?? ''
  }

  source(table: string, row = ''): string {
    return sourceOf(this.view.provenance, table, row)
  }

  /** What the turn has brought so far, as soon as it is known how it began. */
  get brought(): Record<string, number> | null {
    const before = this.#begun.village
    if (!before) return null
    const all = (village: Village) => ({
      coins: village.coins,
      story: village.tree + village.house,
      points: village.points,
      joker: village.jokers,
      marker: village.markers,
      ...Object.fromEntries(village.shops.map(({ good, goods }) => [good, goods])),
    })
    const was: Record<string, number> = all(before)
    return Object.fromEntries(
      Object.entries(all(this.own))
        .map(([what, count]): [string, number] => [what, count - (was[what] ?? 0)])
        .filter(([, change]) => change !== 0),
    )
  }

  /** Takes the cheapest pair of a value: one move after the other, as far as the service agrees. */
  aim(value: number): void {
    this.#goal = value
    this.#step()
  }

  /** A new position has come. */
  follow(): void {
    const { round, turns_left, turn, used } = this.view
    const key = `${this.table.id} ${round} ${turns_left} ${turn}`
    if (key !== this.#begun.key) {
      this.#begun = { key, village: this.view.dice.length ? undefined : this.own }
      this.done = []
      this.order.forget()
      if (this.view.dice.length) void this.#recallBeginning(key)
    }
    if (used.length < this.done.length) this.done = this.done.filter(name => used.includes(name))
    this.done = [...this.done, ...used.filter(name => !this.done.includes(name))]
    this.considered = null
    if (this.#goal !== null) this.#step()
  }

  /** Who comes in the middle of a turn asks for the position before its first die. */
  async #recallBeginning(key: string): Promise<void> {
    const { table, seat, view } = this
    const now = table.shown?.seq ?? 0
    const taken = table.log.filter(({ event, seq }) => event === 'took_die' && seq <= now)
    const first = taken.at(-view.dice.length)
    const before = first && (await table.recall(first.seq - 1))
    const village = (before?.view as View | undefined)?.villages[seat]
    if (village && this.#begun.key === key) this.#begun = { key, village }
  }

  #step(): void {
    const next = this.view.prospects?.find(({ value }) => value === this.#goal)
    const move = next && this.view.asked?.seat === this.you ? this.#towards(next) : null
    if (!move || !this.option(move)?.move) this.#goal = null
    else this.table.choose(move)
    if (move === 'dice.keep') this.#goal = null
  }

  /** The next move on the way to a pair. */
  #towards({ pair }: Prospect): string | null {
    if (!pair) return null
    const held = this.view.dice.length
    const next = pair.dice[held]
    if (this.task === 'die') return next ? `die.${next.colour}${next.face}` : null
    const steps = pair.dice.map(({ face }, at) => ({ face, to: pair.faces[at] ?? face }))
    const far = steps.filter(({ face, to }) => face !== to)
    far.sort((one, two) => Math.abs(two.to - two.face) - Math.abs(one.to - one.face))
    const [first] = far
    if (!first) return 'dice.keep'
    if (pair.price.markers) return `dice.set:${first.face}-${first.to}`
    return `dice.${first.to > first.face ? 'raise' : 'lower'}:${first.face}`
  }
}

const KEY = Symbol('hamlet')

/** Lays a table for a component and all below it. */
export function layTable(table: () => Table): Hamlet {
  return setContext(KEY, new Hamlet(table))
}

export function useHamlet(): Hamlet {
  return getContext<Hamlet>(KEY)
}
