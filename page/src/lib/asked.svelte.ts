import type { Position } from './api'
import type { Option } from './options'
import type { Table } from './table.svelte'

/** What a reader wanted to know at a table before going to the rules: the way back leads there. */
export interface Asked {
  table: string
  game: string
  rule: string
  title: string
  words: string
  position: Position | null
}

class Asking {
  last = $state.raw<Asked | null>(null)

  /** About the question that is asked, or about a move that is refused. */
  about(table: Table, option?: Option): Asked {
    const { game = '', rule, question } = table.shown ?? {}
    return {
      table: table.id,
      game,
      rule: (option ? option.refused?.rule : rule) ?? '',
      title: option?.refused?.reason ?? question ?? '',
      words: option?.text ?? '',
      position: table.shown,
    }
  }
}

export function rulePath({ game, rule }: Asked): string {
  return `/rules/${game}${rule ? `#${rule}` : ''}`
}

export const asking = new Asking()
