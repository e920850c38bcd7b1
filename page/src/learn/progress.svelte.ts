import type { MySeat } from '../lib/mine.svelte'
import { recall, remember } from '../lib/storage'

/** How far somebody is in a lesson; the table itself knows what was played. */
export interface Progress {
  at: number
  of: number
  table: string
  seats: MySeat[]
}

class Kept {
  #lessons = $state.raw<Record<string, Progress>>(recall('lessons', {}))

  of(lesson: string): Progress | undefined {
    return this.#lessons[lesson]
  }

  keep(lesson: string, progress: Progress): void {
    this.#lessons = { ...this.#lessons, [lesson]: progress }
    remember('lessons', this.#lessons)
  }

  forget(lesson: string): void {
    const { [lesson]: _, ...others } = this.#lessons
    this.#lessons = others
    remember('lessons', others)
  }
}

export const progress = new Kept()
