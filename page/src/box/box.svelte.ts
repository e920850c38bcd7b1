import { api, type InTheBox, Refusal, type View } from '../lib/api'
import { own } from '../lib/own.svelte'
import { SOURCES, type Source } from '../lib/sources'
import { Table } from '../lib/table.svelte'
import { say } from '../lib/words.svelte'
import { type Form, type Forms, formFor } from './fields/forms'
import {
  correction,
  laidOver,
  type Part,
  type Piece,
  type Plain,
  piecesOf,
  type Section,
  type Value,
} from './model'
import { titleOf } from './words'

/** The box of one game, open on the table: what is in it, what is looked at, what is being corrected. */
export class Box {
  #found = $state.raw<InTheBox | null>(null)
  #views = $state.raw<Record<string, View>>({})
  problem = $state('')
  busy = $state(false)
  chosen = $state('')
  /** The names of the values that are being corrected; where the reader began it. */
  editing = $state.raw<{ names: string[]; at: 'tile' | 'lens' } | null>(null)
  expansion = $state('all')
  sources = $state<Source[]>([...SOURCES])
  hidden = $state<string[]>([])
  wanted = $state('')

  constructor(
    readonly game: string,
    readonly sections: Section[],
  ) {}

  ours = $derived.by(() => (this.#found?.tables ?? {}) as Part)
  mine = $derived.by(() => laidOver(this.ours, own.of(this.game)))
  all = $derived.by(() =>
    this.sections.map(section => ({ section, pieces: piecesOf(section, this.ours, this.mine) })),
  )
  values = $derived.by(() => this.all.flatMap(({ pieces }) => pieces.flatMap(piece => piece.values)))
  counts = $derived.by(() => {
    const count = (source: Source) => this.values.filter(value => value.source === source).length
    return Object.fromEntries(SOURCES.map(source => [source, count(source)])) as Record<Source, number>
  })
  /** What the reader wants to see of it. */
  shown = $derived.by(() =>
    this.all
      .filter(({ section }) => !this.hidden.includes(section.id))
      .map(({ section, pieces }) => ({
        section,
        pieces: pieces.filter(piece => this.#shows(section, piece)),
      }))
      .filter(({ pieces }) => pieces.length > 0),
  )
  looked = $derived.by(() => {
    for (const { section, pieces } of this.all)
      for (const piece of pieces) if (piece.name === this.chosen) return { section, piece }
    const [first] = this.shown
    return first?.pieces[0] ? { section: first.section, piece: first.pieces[0] } : null
  })
  changes = $derived.by(() => own.of(this.game))

  #shows(section: Section, piece: Piece): boolean {
    if (!piece.values.some(({ source }) => this.sources.includes(source))) return false
    const parts = piece.expansion.split('+')
    const here = this.expansion === 'base' ? piece.expansion === '' : parts.includes(this.expansion)
    if (this.expansion !== 'all' && !here) return false
    const words = `${say(`box-section-${section.id}`)} ${piece.id} ${titleOf(section, piece)}`
    return words.toLowerCase().includes(this.wanted.trim().toLowerCase())
  }

  /** Tables that nobody plays at: the boards as they are printed, by opening. */
  stills = $derived.by(() =>
    Object.fromEntries(
      Object.entries(this.#views).map(([opening, view]) => [opening, this.#still(opening, view)]),
    ),
  )

  #still(opening: string, view: View): Table {
    const table = new Table(`box-${opening}`, [])
    const none = { moves: [], refused: [], log: [], seats: [], actors: [], options: {} }
    const rest = {
      seq: 0,
      over: false,
      you: null,
      question: null,
      undo: 'none',
      practice: false,
      consent: null,
    }
    const calm = { ...view, asked: null }
    table.frame = { ...none, ...rest, game: this.game, view: calm } as unknown as Table['frame']
    return table
  }

  /** Of the service, and so of the values that are ours. */
  get version(): string {
    return this.#found?.version ?? ''
  }

  /** What may stand in the place of a value. */
  formOf({ name, ours }: Value): Form {
    return formFor((this.#found?.forms ?? {}) as Forms, this.ours, name, ours)
  }

  get isOpen(): boolean {
    return this.#found !== null
  }

  async open(): Promise<void> {
    await this.#attempt(async () => {
      const found = await api.box(this.game)
      this.#found = found
      this.#views = found.views
      if (own.count(this.game)) await this.#check({ corrections: own.of(this.game) })
    })
  }

  choose(piece: Piece): void {
    if (this.chosen === piece.name && this.looked?.piece === piece) this.edit(piece)
    else {
      this.chosen = piece.name
      this.leave()
    }
  }

  /** All values of a tile at once; of a board, the one that was clicked. */
  edit(piece: Piece, value?: Value): void {
    const few = piece.values.length <= 5 ? piece.values : piece.values.slice(0, 5)
    this.problem = ''
    this.editing = value
      ? { names: [value.name], at: 'lens' }
      : { names: few.map(({ name }) => name), at: piece.id ? 'tile' : 'lens' }
  }

  leave(): void {
    this.editing = null
    this.problem = ''
  }

  async correct(wanted: [Value, Plain][]): Promise<void> {
    const changed = Object.assign({}, ...wanted.map(([value, plain]) => correction(value, plain)))
    await this.#attempt(async () => {
      await this.#check({ corrections: { ...own.of(this.game), ...changed } })
      this.editing = null
    })
  }

  /** Back to ours: one value, or all of them. */
  async restore(...names: string[]): Promise<void> {
    const kept = Object.entries(own.of(this.game)).filter(
      ([name]) => names.length && !names.some(one => name === one || name.startsWith(`${one}.`)),
    )
    await this.#attempt(async () => {
      await this.#check({ corrections: Object.fromEntries(kept) })
      this.editing = null
    })
  }

  async read(file: File): Promise<void> {
    await this.#attempt(async () => {
      await this.#check({ corrections: own.of(this.game), file: await file.text(), name: file.name })
    })
  }

  async text(): Promise<string> {
    return (await api.correct(this.game, { corrections: own.of(this.game) })).file
  }

  async #check(asked: { corrections: Record<string, unknown>; file?: string; name?: string }): Promise<void> {
    const found = await api.correct(this.game, asked)
    own.keep(this.game, found.changes)
    this.#views = found.views
  }

  async #attempt(act: () => Promise<void>): Promise<void> {
    this.busy = true
    this.problem = ''
    try {
      await act()
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      this.problem = error.message || say('page-no-service')
    } finally {
      this.busy = false
    }
  }
}
