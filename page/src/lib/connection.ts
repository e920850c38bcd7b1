/** The live line of one seat (or of a spectator): comes back by itself, and resumes where it was cut. */
import type { Consent, Position, Seat } from './api'

export type Message = Position & { whole_log?: boolean }

/** Who came or went, who asks for an undo: nothing that changes the game. */
export interface Note {
  seats: Seat[]
  consent: Consent | null
}

interface Answer {
  id: number
  ok?: boolean
  error?: string
  /** It came before, and was carried out then. */
  made?: boolean
  message?: string
  reason?: string
}

/** Who may not connect is told why, before the line is closed. */
interface Refused {
  error: string
  message: string
}

export interface Listener {
  position(message: Message): void
  note(note: Note): void
  answer(error: string | null, words: string): void
  refused(words: string): void
  /** Seconds until the next try; null while the line is open. */
  cut(seconds: number | null): void
}

const WAITS = [1, 2, 4, 8, 15]
const PATIENCE = 5000 // ms; a line that does not answer for so long is dead, though nobody has cut it

export class Connection {
  #socket: WebSocket | null = null
  #tries = 0
  #timer = 0
  #silence = 0
  #closed = false
  #heard = false
  #asked = 0

  constructor(
    readonly table: string,
    readonly token: string | null,
    private readonly listener: Listener,
    private readonly since: () => number | null,
    private lang: string,
  ) {
    this.open()
  }

  open(): void {
    clearTimeout(this.#timer)
    this.#socket?.close()
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/live`)
    this.#socket = socket
    socket.onopen = () => {
      this.#tries = 0
      this.#heard = false
      socket.send(JSON.stringify({ token: this.token, since: this.since(), lang: this.lang, notes: true }))
      this.listener.cut(null)
    }
    socket.onmessage = event => {
      if (socket === this.#socket) this.#read(JSON.parse(event.data))
    }
    socket.onclose = () => {
      if (socket === this.#socket && !this.#closed) this.#again()
    }
  }

  #again(): void {
    clearTimeout(this.#timer)
    clearTimeout(this.#silence)
    const wait = WAITS[Math.min(this.#tries++, WAITS.length - 1)] ?? 1
    this.listener.cut(wait)
    this.#timer = window.setTimeout(() => this.open(), wait * 1000)
  }

  #read(message: Message | Note | Answer | Refused): void {
    if ('view' in message) this.listener.position(message)
    else if ('seats' in message) this.listener.note(message)
    else if ('id' in message) this.#answer(message)
    else this.#refused(message)
    this.#heard = true
  }

  /** Whoever was not let in at all will hardly be in a second. */
  #refused({ message }: Refused): void {
    if (!this.#heard) this.#tries = WAITS.length
    this.listener.refused(message)
  }

  #answer({ id, error, made, reason, message }: Answer): void {
    if (id !== this.#asked) return
    clearTimeout(this.#silence)
    this.listener.answer(made ? null : (error ?? null), reason ?? message ?? '')
  }

  get isOpen(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN
  }

  move(seq: number, move: string): void {
    this.#asked += 1
    this.#socket?.send(JSON.stringify({ id: this.#asked, seq, move }))
    clearTimeout(this.#silence)
    this.#silence = window.setTimeout(() => this.cut(), PATIENCE)
  }

  speak(lang: string): void {
    this.lang = lang
    if (this.isOpen) this.#socket?.send(JSON.stringify({ id: 0, lang }))
  }

  /** No answer comes, or the browser knows that there is no network: no need to wait until the line has noticed. */
  cut(): void {
    this.#socket?.close()
    this.#socket = null
    if (!this.#closed) this.#again()
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
    clearTimeout(this.#silence)
    this.#socket?.close()
  }
}
