import { tick } from 'svelte'
import type { Position } from './api'
import { travelsOf } from './games'
import { fly, type Journey, measure } from './motion'

const STEP = 420 // ms that a rival's move stays in sight at most
const WHOLE = 1200 // ms for all that happened since, however much it was

/** Shows one position after the other, pieces travelling between them; never makes the game wait for long. */
export class Film {
  #queue: { position: Position; before: Position | undefined }[] = []
  #running = false
  #wake: (() => void) | null = null

  constructor(private readonly draw: (position: Position) => void) {}

  add(position: Position, before: Position | undefined): void {
    this.#queue.push({ position, before })
    if (!this.#running) void this.#run()
  }

  /** Straight to a position, whatever was on its way. */
  cut(position: Position): void {
    this.stop()
    this.draw(position)
  }

  skip(): void {
    const last = this.#queue.at(-1)
    this.#queue = []
    if (last) this.draw(last.position)
    this.#wake?.()
  }

  stop(): void {
    this.#queue = []
    this.#wake?.()
  }

  async #run(): Promise<void> {
    this.#running = true
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
      const calm = matchMedia('(prefers-reduced-motion: reduce)').matches || document.hidden || !next.before
      const time = calm ? 0 : Math.min(STEP, WHOLE / (this.#queue.length + 1))
      const journeys: Journey[] = calm ? [] : travelsOf(next.before, next.position)
      const starts = measure(journeys.map(({ from }) => from))
      this.draw(next.position)
      if (calm) continue
      await tick()
      fly(journeys, starts, time)
      if (this.#queue.length || journeys.length) await this.#sleep(time)
    }
    this.#running = false
  }

  #sleep(time: number): Promise<void> {
    return new Promise(resolve => {
      const timer = setTimeout(() => this.#wake?.(), time)
      this.#wake = () => {
        clearTimeout(timer)
        this.#wake = null
        resolve()
      }
    })
  }
}
