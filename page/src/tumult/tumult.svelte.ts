import { getContext, setContext } from 'svelte'
import type { Colour, Position } from '../lib/api'
import type { Option, Table } from '../lib/table.svelte'
import { actsOf, crowningOf, isCrowning, isTumults } from './chapters'
import { rankName } from './names'
import { type Castle, type Face, type Field, GOODS, type Tile, type View } from './view'

export type Scene = 'realm' | 'mood' | 'raid' | 'tumults'

const SCENES: Record<string, Scene> = { spin: 'mood', start: 'mood', aside: 'raid', raid: 'raid' }
const COLOURS: Colour[] = ['red', 'yellow', 'blue', 'white', 'violet']

/** A table of Tumult Royale as the board's parts see it. */
export class Tumult {
  readonly #table: () => Table
  /** Positions in which tumults or a coronation have just happened, by the kind and the round. */
  #chapters = $state.raw<Record<string, Position>>({})
  #asked = new Set<string>()
  /** The round whose tumults are being told, and the act that the reader looks at. */
  telling = $state<number | null>(null)
  act = $state(0)
  /** The phone's sheet with the realm, the prices and the chronicle. */
  sheet = $state(false)

  constructor(table: () => Table) {
    this.#table = table
  }

  get table(): Table {
    return this.#table()
  }

  view = $derived.by(() => this.table.shown?.view as unknown as View)
  printed = $derived.by(() => this.view.printed)
  you = $derived.by(() => this.table.shown?.you ?? null)
  task = $derived.by(() => this.view.asked?.task ?? '')
  /** The seat whose castle is shown below: the reader's own, or that of the one who is asked. */
  seat = $derived.by(() => this.you ?? this.view.asked?.seats[0] ?? 0)
  castle = $derived.by(() => this.castles[this.seat])
  /** Who is asked, the reader among them. */
  isAsked = $derived.by(() => this.you !== null && !!this.view.asked?.seats.includes(this.you))
  king = $derived.by(() => this.castles.findIndex(({ rank }) => rank === 1))
  byRank = $derived.by(() => {
    const seats = this.castles.map((_, seat) => seat)
    return seats.sort((one, two) => (this.castles[one]?.rank ?? 0) - (this.castles[two]?.rank ?? 0))
  })
  acts = $derived.by(() => {
    const told = this.#chapters[`tumults:${this.telling ?? this.view.round}`]
    return told ? actsOf(told) : []
  })
  /** The coronation of the last round that had one. */
  crowning = $derived.by(() => {
    const round = this.view.over ? this.view.round : this.view.round - 1
    const found = this.#chapters[`crowning:${round}`]
    return found ? crowningOf(found) : null
  })
  scene = $derived.by((): Scene => {
    if (this.telling !== null && this.acts.length) return 'tumults'
    return SCENES[this.task] ?? 'realm'
  })
  #options = $derived.by(() => new Map(this.table.options.map(option => [option.notation, option])))
  #keys = $derived.by(() => Map.groupBy(this.table.options, option => option.key))
  /** What the option under pointer or focus would give and take. */
  lit = $derived.by(() => (this.table.lit ? this.#options.get(this.table.lit) : undefined))

  get castles(): Castle[] {
    return this.view.castles
  }

  option(notation: string): Option | undefined {
    return this.#options.get(notation)
  }

  starting(start: string): Option[] {
    return this.table.options.filter(({ notation }) => notation.startsWith(start))
  }

  /** The number on the board, if it is that of this option alone. */
  keyOf({ key }: Option): string {
    return this.#keys.get(key)?.length === 1 ? key : ''
  }

  choose(option: Option): void {
    if (option.move) this.table.choose(option.notation)
    else this.table.explain(option.notation)
  }

  colour(seat: number | null): Colour {
    return this.table.seats[seat ?? 0]?.colour ?? COLOURS[seat ?? 0] ?? 'red'
  }

  name(seat: number | null): string {
    return this.table.nameOf(seat)
  }

  /** "Queen Ida" */
  titled(seat: number): string {
    const castle = this.castles[seat]
    return castle ? `${rankName(castle)} ${this.name(seat)}` : this.name(seat)
  }

  field(name: string): Field | undefined {
    return this.view.fields.find(({ field }) => field === name)
  }

  tile(number: number | null): Tile | undefined {
    return number === null ? undefined : this.view.tiles[number - 1]
  }

  /** What lies on a castle, as far as it is known; the rest is face down. */
  kept(seat: number): Tile[] {
    return this.view.tiles.filter(({ where, holder }) => where === 'board' && holder === seat)
  }

  /** What a payment would take from the own castle: "pay.bread:1+2". */
  paidBy(notation: string): Face[] {
    const [, good = '', values = ''] = /^pay\.(\w+):([\d+]+)$/.exec(notation) ?? []
    return values
      ? values.split('+').map(value => ({ good: good as Face['good'], value: Number(value) }))
      : []
  }

  /** Keeps the position if something has just happened by itself in it; what the page has missed it asks for. */
  remember(position: Position): void {
    const round = position.view.round
    const events = position.events ?? []
    if (events.some(isTumults)) this.#keep(`tumults:${round}`, position)
    const crowned = events.some(isCrowning)
    if (crowned) this.#keep(`crowning:${position.over ? round : lastRound(position)}`, position)
    this.#missed('tumults', round, isTumults)
    this.#missed('crowning', position.over ? round : round - 1, isCrowning)
  }

  #keep(chapter: string, position: Position): void {
    this.#chapters = { ...this.#chapters, [chapter]: position }
  }

  #missed(kind: string, round: number, is: (line: { event: string }) => boolean): void {
    const chapter = `${kind}:${round}`
    const line = this.table.log.findLast(one => one.round === round && is(one))
    if (!line || this.#chapters[chapter] || this.#asked.has(chapter)) return
    this.#asked.add(chapter)
    void this.table.recall(line.seq).then(found => {
      if (found) this.#keep(chapter, found)
    })
  }

  /** Tells of the tumults, act by act; whoever wants nothing to move sees all of them at once. */
  tell(round: number): void {
    this.telling = round
    this.act = matchMedia('(prefers-reduced-motion: reduce)').matches ? GOODS.length - 1 : 0
  }

  told(): void {
    this.telling = null
  }
}

/** A coronation ends its round, so the position after it may already be in the next one. */
function lastRound(position: Position): number {
  const began = position.events?.some(({ event }) => event === 'round_began')
  return began ? position.view.round - 1 : position.view.round
}

const KEY = Symbol('tumult')

/** Lays a table for a component and all below it. */
export function layTable(table: () => Table): Tumult {
  return setContext(KEY, new Tumult(table))
}

export function useTumult(): Tumult {
  return getContext<Tumult>(KEY)
}
