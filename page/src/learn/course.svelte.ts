import { api, type Lesson, type LessonStep, Refusal } from '../lib/api'
import { NAMES } from '../lib/draft.svelte'
import { type MySeat, mine } from '../lib/mine.svelte'
import { router } from '../lib/route.svelte'
import { settings } from '../lib/settings.svelte'
import { GuidedTable } from './guided.svelte'
import { type Progress, progress } from './progress.svelte'

const SHOWN = 700 // ms in which the reader sees which move is made for them
const GENTLE = 'apprentice'

/** A step, and where it belongs: which chapter, which table, and how many moves were made there before it. */
export interface Stop extends LessonStep {
  chapter: number
  table: number
  start: number
  moves: string[]
}

/** All steps of a lesson in one row. */
function stopsOf({ chapters }: Lesson): Stop[] {
  const stops: Stop[] = []
  let table = -1
  let start = 0
  for (const [chapter, { steps, played }] of chapters.entries()) {
    if (played !== undefined) {
      table += 1
      start = played
    }
    for (const step of steps) {
      const moves = step.move?.split(' ') ?? []
      stops.push({ ...step, chapter, table, start, moves })
      start += moves.length
    }
  }
  return stops
}

/** A lesson as somebody learns it: where it stands, what is wanted there, and the table where it goes on. */
export class Course {
  readonly stops: Stop[]
  table = $state.raw<GuidedTable | null>(null)
  problem = $state('')
  /** Another move was tried than the one that is taught; its words. */
  astray = $state('')
  /** The step that was reached by reading on; moves lead further by themselves. */
  #read = $state(0)
  #shows = false
  #seats: MySeat[] = []

  here = $derived.by(() => this.#arrived(this.#read, this.table?.frame?.seq ?? 0))
  /** The step that it stands at; none after the last. */
  stop = $derived.by((): Stop | undefined => this.stops[this.here])
  /** The move that glows. */
  wanted = $derived.by(() => (this.stop?.by ? undefined : this.stop?.move))
  /** What a rival answers now. */
  reply = $derived.by(() => {
    const { stop } = this
    const seq = this.table?.frame?.seq
    if (!stop?.by || seq === undefined) return null
    const token = this.#seats.find(({ seat }) => seat === stop.by)?.token
    const move = stop.moves[seq - stop.start]
    return token && move ? { token, seq, move } : null
  })

  constructor(readonly lesson: Lesson) {
    this.stops = stopsOf(lesson)
  }

  get key(): string {
    return `${this.lesson.game}/${this.lesson.name}`
  }

  /** Moves made at the table lead to the next step there. */
  #arrived(from: number, seq: number): number {
    let at = from
    for (let stop = this.stops[at]; stop?.moves.length; stop = this.stops[at]) {
      if (seq < stop.start + stop.moves.length) break
      at += 1
    }
    return at
  }

  /** Goes on where it was left, if that table is still there and stands as it should. */
  async begin(): Promise<void> {
    const kept = progress.of(this.key)
    if (!kept || kept.at >= this.stops.length) await this.lay(0)
    else if (kept.table) this.#sit(kept.table, kept.seats, kept.at)
    else await this.lay(kept.at)
  }

  /** Whether the table that was found again is not where the lesson is. */
  get lost(): boolean {
    const seq = this.table?.frame?.seq
    const { stop } = this
    if (this.table?.missing) return true
    return !!stop && seq !== undefined && (seq < stop.start || seq > stop.start + stop.moves.length)
  }

  /** A new table, as it stands before a step. */
  async lay(step: number): Promise<void> {
    const { game, name } = this.lesson
    this.problem = ''
    try {
      const made = await api.startLesson(game, name, step, settings.name || NAMES[0])
      const seats = made.seats.flatMap(({ seat, token }) => (token ? [{ seat, token }] : []))
      this.#sit(made.table, seats, step)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      this.problem = error.message
    }
  }

  #sit(table: string, seats: MySeat[], step: number): void {
    this.astray = ''
    this.#read = step
    this.#seats = seats
    this.table = new GuidedTable(table, seats, this)
  }

  /** On from a step that is only read. */
  async goOn(): Promise<void> {
    const { stop, here } = this
    if (!stop || stop.move) return
    const next = this.stops[here + 1]
    if (next && next.table !== stop.table) await this.lay(here + 1)
    else this.#read = here + 1
    this.astray = ''
  }

  /** Makes the wanted move for a reader who is stuck: first it is seen, then made. */
  async show(): Promise<void> {
    const { wanted, table, here } = this
    if (!wanted || !table || this.#shows) return
    this.#shows = true
    this.astray = ''
    table.lit = wanted
    await calmly(SHOWN)
    this.#shows = false
    if (this.table === table && this.here === here) table.choose(wanted)
  }

  /** From here on it is a real game: bots take the rivals' seats, and the lesson waits at its step. */
  async playOn(): Promise<void> {
    const { table, here } = this
    const [me, ...rivals] = this.#seats
    if (!table || !me) return
    try {
      for (const { seat, token } of rivals) await api.seatBot(table.id, token, seat, GENTLE)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      this.problem = error.message
      return
    }
    this.table = null
    progress.keep(this.key, { at: here, of: this.stops.length, table: '', seats: [] })
    mine.sit(table.id, this.lesson.game, me)
    router.go(`/t/${table.id}`)
  }

  /** To the step before: to that of the reader, for a rival's turn is none. */
  get before(): number {
    return this.stops.slice(0, this.here).findLastIndex(({ by }) => !by)
  }

  async back(): Promise<void> {
    const to = this.before
    const [before, now] = [this.stops[to], this.stop]
    if (!before) return
    const onlyRead = !before.move && before.table === (now ?? before).table
    if (onlyRead && this.table?.frame?.seq === before.start) this.#read = to
    else await this.lay(to)
    this.astray = ''
  }

  allows(notation: string): boolean {
    return this.wanted !== undefined && (this.wanted === notation || !!this.stop?.free)
  }

  get progress(): Progress {
    return {
      at: this.here,
      of: this.stops.length,
      table: this.table?.id ?? '',
      seats: this.#seats,
    }
  }
}

/** A moment to look; none for readers who want no motion. */
function calmly(moment: number): Promise<void> {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  return new Promise(done => setTimeout(done, still ? 0 : moment))
}
