import { SvelteMap } from 'svelte/reactivity'
import { api, type Position, Refusal, type Seat } from './api'
import { Connection, type Message, type Note } from './connection'
import { Film } from './film'
import type { MySeat } from './mine.svelte'
import { settings } from './settings.svelte'
import { Table } from './table.svelte'
import { say } from './words.svelte'

export interface Notice {
  kind: 'stale' | 'refused' | 'error'
  words: string
}

/** A table of the service: hears every new position, sends moves, comes back by itself when the line was cut. */
export class LiveTable extends Table {
  notice = $state.raw<Notice | null>(null)
  /** When the next try to connect comes; null while the line is open. */
  cutUntil = $state<number | null>(null)
  /** How long it takes from the last try, in seconds. */
  cutFor = $state(0)
  /** What the service said before it cut the line, if it did. */
  cutWhy = $state<string | null>(null)
  /** Where the reader stood when the line was cut, and how many moves were made meanwhile. */
  missed = $state.raw<{ from: number; count: number } | null>(null)
  missing = $state(false)
  /** Somebody thinks about a hint. */
  seeking = $state(false)

  #newest = new SvelteMap<string, Position>()
  #lines: Connection[] = []
  #chosenAt = 0
  /** Chosen in a position that came before the last choice was answered: made as soon as it is. */
  #next: string | null = null
  #cutAt: number | null = null
  #film = new Film(position => {
    this.frame = position
  })

  constructor(id: string, mine: MySeat[]) {
    super(id, mine)
    const tokens = mine.length ? mine.map(({ token }) => token) : [null]
    this.#lines = tokens.map(token => this.#connect(token))
    void this.#look()
  }

  #connect(token: string | null): Connection {
    const key = token ?? ''
    return new Connection(
      this.id,
      token,
      {
        position: message => this.#hear(key, message),
        note: note => this.#note(key, note),
        answer: (error, words) => this.#answered(error, words),
        refused: words => {
          this.cutWhy = words
        },
        cut: seconds => this.#cut(seconds),
      },
      () => this.#newest.get(key)?.seq ?? null,
      settings.lang,
    )
  }

  /** The first look does not wait for the live line, and tells whether the table exists at all. */
  async #look(): Promise<void> {
    try {
      const token = this.mine[0]?.token
      this.#hear(token ?? '', { ...(await api.table(this.id, token)), whole_log: true })
    } catch (error) {
      this.missing = error instanceof Refusal && error.status === 404
      if (this.missing) this.close()
    }
  }

  #hear(key: string, message: Message): void {
    const before = this.#newest.get(key)
    if (before && message.seq < before.seq && !message.whole_log) return
    this.#newest.set(key, message)
    if (key !== this.#key()) return
    this.#keepLog(message)
    this.seats = this.sitting(message.seats)
    if (before?.seq !== message.seq) this.#settle(before)
    this.#countMissed(message.seq)
    this.#film.add(message, before?.seq === message.seq ? undefined : before)
  }

  #note(key: string, { seats, consent }: Note): void {
    const before = this.#newest.get(key)
    if (before) this.#newest.set(key, { ...before, seats, consent })
    if (key !== this.#key()) return
    if (before?.seats.some(({ name }, at) => name !== seats[at]?.name)) this.speak(settings.lang) // the log names them
    this.seats = this.sitting(seats)
    if (before?.consent && !consent && before.consent.seat === this.holder)
      this.notice = { kind: 'refused', words: say('page-consent-refused') }
    if (this.frame) this.frame = { ...this.frame, seats, consent }
  }

  /** Who sits here, as it is shown. */
  protected sitting(seats: Seat[]): Seat[] {
    return seats
  }

  #keepLog(message: Message): void {
    if (message.whole_log || !this.log.length) this.log = message.log
    else {
      const last = this.log.at(-1)?.seq ?? -1
      this.log = [...this.log, ...message.log.filter(line => line.seq > last)]
    }
  }

  /** A new position: what was said about the old one is over. */
  #settle(before: Position | undefined): void {
    if (!this.#inRaid && (before?.actors.length ?? 0) < 2) this.pending = this.#next = null
    this.hint = null
    this.explained = null
    this.lit = null
    if (this.notice?.kind !== 'stale') this.notice = null
  }

  /** In a raid in real time, as wherever several are asked, the others go on before an own choice is answered. */
  get #inRaid(): boolean {
    return typeof this.newest?.sand === 'number'
  }

  /** The token whose view is drawn: that of the one who holds the screen. */
  #key(): string {
    return this.mine.find(({ seat }) => seat === this.holder)?.token ?? ''
  }

  /** An undo waits for the consent of somebody at this screen. */
  get consentAsked(): boolean {
    const consent = this.frame?.consent
    return !!consent && this.holder !== null && consent.votes[this.holder] === null
  }

  get newest(): Position | null {
    return this.#newest.get(this.#key()) ?? null
  }

  /** The next one at this screen takes it over. */
  take(seat: number): void {
    this.holder = seat
    const position = this.#newest.get(this.#key())
    if (position) this.#film.cut(position)
  }

  override choose(notation: string): void {
    const frame = this.frame
    const option = this.option(notation)
    if (!frame || !option) return
    if (this.pending) {
      if (frame.seq > this.#chosenAt) this.#next = notation
      return
    }
    if (option.refused) {
      this.explain(notation)
      return
    }
    this.#film.skip()
    this.#chosenAt = this.newest?.seq ?? frame.seq
    this.pending = notation
    this.notice = null
    if (this.cutUntil === null) this.noticed()
    this.#send()
  }

  #send(): void {
    const line = this.#lines.find(({ token }) => (token ?? '') === this.#key())
    if (!this.pending || !line?.isOpen) return
    line.move(this.#chosenAt, this.pending)
  }

  #answered(error: string | null, words: string): void {
    const next = this.#next
    this.pending = this.#next = null
    if (error) this.notice = { kind: error === 'stale' ? 'stale' : 'refused', words }
    else if (next) this.choose(next)
  }

  #cut(seconds: number | null): void {
    this.cutUntil = seconds === null ? null : Date.now() + seconds * 1000
    this.cutFor = seconds ?? 0
    if (seconds === null) {
      this.cutWhy = null
      this.#send()
    } else this.#cutAt ??= this.newest?.seq ?? null
  }

  /** What comes with the line, until the reader has taken notice. */
  #countMissed(seq: number): void {
    if (this.#cutAt !== null && seq > this.#cutAt)
      this.missed = { from: this.#cutAt, count: seq - this.#cutAt }
  }

  /** The reader has seen how it stands, or wants to see how it came to that. */
  noticed(show = false): void {
    if (show && this.missed) void this.lookAt(this.missed.from)
    this.missed = null
    this.#cutAt = null
  }

  cut(): void {
    for (const line of this.#lines) line.cut()
  }

  reconnect(): void {
    for (const line of this.#lines) if (!line.isOpen) line.open()
  }

  async undo(): Promise<void> {
    const position = this.newest
    const token = this.#key()
    if (!position || !token) return
    await this.#try(() => api.undo(this.id, token, position.seq))
    if (position.undo === 'consent') await this.#agreeHere()
  }

  /** Who shares the screen has heard the question. */
  async #agreeHere(): Promise<void> {
    for (const { seat, token } of this.mine)
      if (seat !== this.holder) await this.#try(() => api.consent(this.id, token, true))
  }

  async consent(agree: boolean): Promise<void> {
    const token = this.#key()
    if (token) await this.#try(() => api.consent(this.id, token, agree))
  }

  /** One step deeper each time: which moves gain nothing, where to look, what is best. */
  async deeper(): Promise<void> {
    const depth = Math.min(3, (this.hint?.depth ?? 0) + 1)
    const token = this.#key()
    const seq = this.newest?.seq
    if (!token || !this.yourTurn || this.seeking) return
    this.seeking = true
    await this.#try(async () => {
      const hint = await api.hint(this.id, token, depth)
      if (this.newest?.seq === seq) this.hint = hint
    })
    this.seeking = false
  }

  unhint(): void {
    this.hint = null
  }

  async lookAt(seq: number): Promise<void> {
    if (seq >= (this.newest?.seq ?? 0)) return this.present()
    await this.#try(async () => {
      this.past = await api.tableAt(this.id, seq, this.#key() || undefined)
    })
  }

  override async recall(seq: number): Promise<Position | null> {
    return api.tableAt(this.id, seq, this.#key() || undefined).catch(() => null)
  }

  present(): void {
    this.past = null
  }

  skip(): void {
    this.#film.skip()
  }

  speak(lang: string): void {
    for (const line of this.#lines) line.speak(lang)
  }

  async #try(act: () => Promise<unknown>): Promise<void> {
    try {
      await act()
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      if (!['needs-consent', 'nothing-to-consent'].includes(error.code))
        this.notice = { kind: 'error', words: error.message }
    }
  }

  close(): void {
    for (const line of this.#lines) line.close()
    this.#film.stop()
  }
}
