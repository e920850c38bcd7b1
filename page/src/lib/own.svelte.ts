import type { Change } from './api'
import { recall, remember } from './storage'

/** Values that the reader has read off the own box, by name; they stay in this browser. */
export type Corrections = Record<string, unknown>

class Own {
  #all = $state.raw<Record<string, Corrections>>(recall('box', {}))
  #unused = $state<string[]>(recall('box-unused', []))

  of(game: string): Corrections {
    return this.#all[game] ?? {}
  }

  count(game: string): number {
    return Object.keys(this.of(game)).length
  }

  keep(game: string, changes: Change[]): void {
    const found = Object.fromEntries(changes.map(({ name, yours }) => [name, yours]))
    this.#all = { ...this.#all, [game]: found }
    remember('box', this.#all)
  }

  /** Whether the next table of the game is laid with them. */
  plays(game: string): boolean {
    return this.count(game) > 0 && !this.#unused.includes(game)
  }

  use(game: string, used: boolean): void {
    const others = this.#unused.filter(one => one !== game)
    this.#unused = used ? others : [...others, game]
    remember('box-unused', this.#unused)
  }
}

export const own = new Own()
