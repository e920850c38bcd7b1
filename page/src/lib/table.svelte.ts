import type { Hint, Line, Position, Seat } from './api'
import type { MySeat } from './mine.svelte'
import { type Option, type Prompt, promptOf } from './options'

export type { Cell, Judgement, Option, Prompt } from './options'
export type Tab = 'board' | 'farm' | 'market' | 'chronicle' | 'rivals' | 'score' | 'log'

/** A table as it is drawn. Boards read `shown` and `options`, light up `lit`, and call `choose`. */
export class Table {
  /** The newest position that is drawn. */
  frame = $state.raw<Position | null>(null)
  /** A position of the past that the reader looks at. */
  past = $state.raw<Position | null>(null)
  shown = $derived(this.past ?? this.frame)
  log = $state.raw<Line[]>([])
  seats = $state.raw<Seat[]>([])
  /** The notation under pointer or focus, on the board or in the prompt bar: both light up. */
  lit = $state<string | null>(null)
  /** The refused notation whose reason is open. */
  explained = $state<string | null>(null)
  /** Chosen, but not yet answered by the service. */
  pending = $state<string | null>(null)
  hint = $state.raw<Hint | null>(null)
  tab = $state<Tab>('board')
  /** Of several people at this screen, the one who holds it. */
  holder = $state<number | null>(null)
  /** It is the turn of somebody at this screen who does not hold it yet. */
  handover = $derived.by(() => {
    const next = this.due(this.frame)
    return next !== null && this.mine.length > 1 && next !== this.holder ? next : null
  })

  prompt = $derived<Prompt>(promptOf(this.past || this.handover !== null ? null : this.frame))
  /** Each once, though what is refused for a common reason stands in a cell, too. */
  options = $derived<Option[]>([
    ...new Set([
      ...this.prompt.cells.flatMap(cell => cell.options),
      ...(this.prompt.decline ? [this.prompt.decline] : []),
      ...this.prompt.refused,
    ]),
  ])

  constructor(
    readonly id: string,
    readonly mine: MySeat[],
  ) {
    this.holder = mine[0]?.seat ?? null
  }

  /** Who at this screen is asked, the one who holds it first. */
  protected due(position: Position | null): number | null {
    const asked = this.mine.filter(({ seat }) => position?.actors.includes(seat))
    return asked.find(({ seat }) => seat === this.holder)?.seat ?? asked[0]?.seat ?? null
  }

  get you(): number | null {
    return this.holder
  }

  /** Whether somebody at this screen is asked something now. */
  get yourTurn(): boolean {
    return !!this.frame && !this.frame.over && this.due(this.frame) !== null
  }

  nameOf(seat: number | null | undefined): string {
    return seat === null || seat === undefined ? '' : (this.seats[seat]?.name ?? '')
  }

  option(notation: string): Option | undefined {
    return this.options.find(option => option.notation === notation)
  }

  /** A position of the past, for a board that has not seen it. */
  async recall(_seq: number): Promise<Position | null> {
    return null
  }

  /** A table that only shows positions has nothing to choose. */
  choose(_notation: string): void {}

  explain(notation: string | null): void {
    this.explained = notation === this.explained ? null : notation
  }
}
