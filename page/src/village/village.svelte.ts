import { getContext, setContext } from 'svelte'
import type { Colour } from '../lib/api'
import { sourceOf } from '../lib/sources'
import type { Option, Table } from '../lib/table.svelte'
import { say } from '../lib/words.svelte'
import { PHASES, PLACE_OF_TASK, places } from './places'
import type { Farm, Spouse, View } from './view'
import { CONNY, PINK, type Piece, whereabouts } from './whereabouts'

export type Family = Colour | 'pink'

const SEATS: Colour[] = ['red', 'yellow', 'blue', 'white', 'violet']

/** A table of Village as the board's parts see it: what stands where, and what may be done there. */
export class Village {
  readonly #table: () => Table
  /** The place that the reader wants to look at, whatever is asked. */
  looked = $state<string | null>(null)
  pinned = $state(false)
  /** The options of one element that stands for several moves, and where it is on the screen. */
  chooser = $state<{ options: Option[]; at: DOMRect; place?: string | undefined } | null>(null)
  #last: string | null = null
  #settles = false

  constructor(table: () => Table) {
    this.#table = table
  }

  get table(): Table {
    return this.#table()
  }

  view = $derived.by(() => this.table.shown?.view as unknown as View)
  printed = $derived.by(() => this.view.printed)
  you = $derived.by(() => this.table.shown?.you ?? null)
  /** The seat whose farm is shown below: the reader's own, or that of the one who is asked. */
  seat = $derived.by(() => this.you ?? this.view.asked?.seat ?? 0)
  task = $derived.by(() => this.view.asked?.task ?? '')
  phase = $derived.by(() => PHASES[this.task] ?? '')
  standing = $derived.by(() => whereabouts(this.view))
  places = $derived.by(() => places(this.view))
  #options = $derived.by(() => new Map(this.table.options.map(option => [option.notation, option])))

  /** What the move under pointer or focus would take and give: shown in the farm before it is made. */
  preview = $derived.by((): Record<string, number> => {
    const move = this.table.lit ? this.#options.get(this.table.lit)?.move : null
    if (!move) return {}
    const change: Record<string, number> = {}
    for (const [what, count] of Object.entries(move.gain)) change[what] = (change[what] ?? 0) + count
    for (const [what, count] of Object.entries(move.cost))
      change[what] = (change[what] ?? 0) - Math.abs(count)
    return change
  })

  /** The place that is in question; none as long as a cube may be taken anywhere. */
  get focus(): string | null {
    const place = PLACE_OF_TASK[this.task]
    if (place === undefined) return this.view.over ? null : this.#last
    if (place) this.#last = place
    return place
  }

  /** Whether the reader is asked something at this place: only that glows. */
  glows(place: string): boolean {
    return this.focus === place && this.view.asked?.seat === this.you
  }

  /** The place that the lens shows. */
  get lens(): string {
    return this.looked ?? this.focus ?? this.#home
  }

  /** Where the lens rests as long as nothing is in question: at sea, if that is all there is to see. */
  get #home(): string {
    const { sea, inn, marriage } = this.view
    return sea && !inn && !marriage ? 'travel' : (this.#last ?? (sea ? 'travel' : 'crafts'))
  }

  look(place: string | null): void {
    this.looked = this.looked === place ? null : place
    if (!this.looked) this.pinned = false
  }

  /** A pinned place stays under the lens whatever is asked. */
  pin(place: string): void {
    this.pinned = !this.pinned
    this.looked = this.pinned ? place : null
  }

  /** A click on an element that stands for these options. */
  activate(options: Option[], element: Element, settles = false): void {
    this.#settles = settles
    const legal = options.filter(option => option.move)
    const [first = options[0]] = legal
    if (!first) return
    if (legal.length > 1) this.ask(legal, element)
    else if (first.move) this.table.choose(first.notation)
    else this.table.explain(first.notation)
  }

  /** Which of them, or a look at the place. */
  ask(options: Option[], element: Element, place?: string): void {
    this.chooser = { options, at: element.getBoundingClientRect(), place }
  }

  /**
   * Goes on with what a click has settled: as long as the question is how to pay, the printed cubes are paid.
   * The engine offers that way first, if it is there at all; whoever prefers coins uses the prompt bar.
   */
  settle(): void {
    const cubes = this.starting('pay.').find(({ move, notation }) => move && !notation.includes('coin'))
    if (this.#settles && this.task === 'pay' && cubes) this.table.choose(cubes.notation)
    else this.#settles = false
  }

  farm(seat = this.seat): Farm | undefined {
    return this.view.farms[seat]
  }

  /** Where rules count seats, hers comes after all others. */
  #isConny(seat: number): boolean {
    return seat === CONNY || seat >= this.view.farms.length
  }

  colour(seat: number | null): Family {
    if (seat === null || seat === PINK) return 'pink'
    if (this.#isConny(seat)) return 'violet'
    return this.table.shown?.seats?.[seat]?.colour ?? SEATS[seat] ?? 'red'
  }

  name(seat: number | null): string {
    if (seat === null || seat === PINK) return say('board-pink')
    if (this.#isConny(seat)) return say('board-conny')
    return this.table.shown?.seats?.[seat]?.name ?? this.view.names[seat] ?? ''
  }

  /** A figure of the ceremony as it stands there, with the bread under it. */
  spouse({ seat, generation }: Spouse, place: string): Piece {
    const there = this.at(place).find(piece => piece.seat === seat && piece.generation === generation)
    return there ?? { seat: seat ?? PINK, generation: generation ?? 0, bread: 0, label: `${generation}` }
  }

  at(place: string): Piece[] {
    return this.standing.get(place) ?? []
  }

  /** The options of these notations, as far as they are in question here. */
  options(...notations: string[]): Option[] {
    return notations.map(notation => this.#options.get(notation)).filter(option => option !== undefined)
  }

  /** All options whose notation begins so. */
  starting(start: string): Option[] {
    return this.table.options.filter(option => option.notation.startsWith(start))
  }

  /** What can be done with a figure: calls home, deaths, steps up, bread; a spouse may stand in the notation. */
  optionsOf(piece: Piece, place: string, verbs = FIGURE_VERBS): Option[] {
    if (piece.seat !== this.seat) return []
    return verbs.flatMap(verb =>
      this.starting(verb).filter(({ notation }) => {
        const [label = '', where = place] = notation.slice(verb.length).split('@')
        return label.split('&')[0] === piece.label && where === place
      }),
    )
  }

  /** How sure we are of a printed value: what the components say of the row, or of its whole table. */
  source(table: string, row = ''): string {
    return sourceOf(this.view.provenance, table, row)
  }
}

const FIGURE_VERBS = ['family.recall:', 'die.', 'mass.climb:', 'mass.bread:', 'bread.']
const KEY = Symbol('village')

/** Lays a table for a component and all below it. */
export function layTable(table: () => Table): Village {
  return setContext(KEY, new Village(table))
}

export function useVillage(): Village {
  return getContext<Village>(KEY)
}
