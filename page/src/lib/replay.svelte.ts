import { type Analysis, api, type Position, Refusal, type Replay } from './api'
import { download } from './files'
import { Film } from './film'
import { type Judgement, type Option, Table } from './table.svelte'
import { say } from './words.svelte'

const SPEEDS = [0.5, 1, 4] as const
const STEP = 1400 // ms at single speed
const PATIENCE = 2000

export interface Turn {
  from: number
  seat: number
  round: number
}

/** A finished game, looked at again: any moment of it, step by step or at a stroke. */
export class ReplayTable extends Table {
  replay = $state.raw<Replay | null>(null)
  analysis = $state.raw<Analysis | null>(null)
  /** How much of the analysis is done. */
  counted = $state(0)
  at = $state(0)
  /** The moment under the pointer, in a picture of the whole game. */
  looked = $state<number | null>(null)
  missing = $state(false)
  playing = $state(false)
  speed = $state<(typeof SPEEDS)[number]>(1)
  readonly speeds = SPEEDS

  turns = $derived<Turn[]>(turnsOf(this.replay))
  /** Where each round begins. */
  rounds = $derived(
    this.turns.filter((turn, at) => turn.round > 0 && turn.round !== this.turns[at - 1]?.round),
  )
  /** The moment whose numbers are read. */
  read = $derived(this.looked ?? this.at)
  /** The chances to win at this moment, by seat. */
  chances = $derived(this.analysis?.win[Math.min(this.at, this.analysis.win.length - 1)] ?? [])
  /** Where the game turned, in the order of play. */
  points = $derived([...(this.analysis?.turning_points ?? [])].sort((one, two) => one.seq - two.seq))
  /** What was lost by the move that comes now. */
  point = $derived(this.points.find(({ seq }) => seq === this.at))
  /** On the board of this moment only what was played here, and what would have been better. */
  override options = $derived(
    this.point && this.frame?.seq === this.at
      ? [
          judged('played', this.point.played, say('page-was-played'), this.point.texts[0]),
          judged('better', this.point.better, say('page-better-was'), this.point.texts[1]),
        ]
      : [],
  )
  #kept = new Map<number, Position>()
  #film = new Film(position => {
    this.frame = position
  })
  #timer = 0
  #wanted = 0

  constructor(id: string) {
    super(id, [])
  }

  async load(at: number): Promise<void> {
    try {
      this.replay = await api.replay(this.id)
      this.seats = this.replay.seats
      await this.go(at)
      void this.#analyse()
    } catch (error) {
      this.missing = error instanceof Refusal && error.status === 404
    }
  }

  async #analyse(): Promise<void> {
    try {
      const found = await api.replayAnalysis(this.id)
      if ('win' in found) this.analysis = found
      else {
        this.counted = found.done ?? 0
        this.#timer = window.setTimeout(() => void this.#analyse(), PATIENCE)
      }
    } catch {
      this.counted = -1
    }
  }

  get length(): number {
    return this.replay?.length ?? 0
  }

  /** To a position; one step is animated, a leap is not. */
  async go(at: number): Promise<void> {
    const to = Math.max(0, Math.min(this.length, at))
    const before = this.frame
    this.#wanted = to
    this.at = to
    const position = this.#kept.get(to) ?? (await api.replayAt(this.id, to))
    this.#kept.set(to, position)
    if (this.#wanted !== to) return
    this.log = position.log
    if (before && Math.abs(to - before.seq) === 1)
      this.#film.add(position, to > before.seq ? before : undefined)
    else this.#film.cut(position)
  }

  override async recall(seq: number): Promise<Position | null> {
    return this.#kept.get(seq) ?? api.replayAt(this.id, seq).catch(() => null)
  }

  /** The start of the next or of the previous round. */
  leap(direction: 1 | -1): void {
    const starts = this.rounds.map(({ from }) => from)
    const next = direction > 0 ? starts.find(from => from > this.at) : starts.findLast(from => from < this.at)
    void this.go(next ?? (direction > 0 ? this.length : 0))
  }

  /** The next or the previous turning point. */
  turn(direction: 1 | -1): void {
    const next =
      direction > 0
        ? this.points.find(({ seq }) => seq > this.at)
        : this.points.findLast(({ seq }) => seq < this.at)
    if (next) void this.go(next.seq)
  }

  toggle(): void {
    this.playing = !this.playing
    if (this.playing) void this.#run()
  }

  async #run(): Promise<void> {
    while (this.playing && this.at < this.length) {
      await this.go(this.at + 1)
      await new Promise(resolve => setTimeout(resolve, STEP / this.speed))
    }
    this.playing = false
  }

  /** The record of the whole game, as a file. */
  async save(): Promise<void> {
    download(`chronik-${this.id}.txt`, await api.replayRecord(this.id))
  }

  close(): void {
    this.playing = false
    clearTimeout(this.#timer)
    this.#film.stop()
  }
}

function judged(judged: Judgement, notation: string, title: string, text: string): Option {
  return { notation, text: `${title}: ${text}`, key: '', move: null, refused: null, judged }
}

/** Steps of one seat after the other are one turn. */
function turnsOf(replay: Replay | null): Turn[] {
  const steps = replay?.steps ?? []
  return steps
    .filter((step, at) => step.seat !== steps[at - 1]?.seat || step.round !== steps[at - 1]?.round)
    .map(({ n, seat, round }) => ({ from: n, seat, round }))
}
