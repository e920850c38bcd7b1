import type { Component } from 'svelte'
import type { Table } from '../lib/table.svelte'
import type { Piece, Section } from './model'

/** What a game brings to its box. */
export interface BoxParts {
  sections: Section[]
  expansions: string[]
  /** Lays a table for all drawings below it, */
  layTable: (table: () => Table) => unknown
  /** which look as on this board. */
  board: 'village' | 'mv'
  /** A card or a tile. */
  Picture: Component<{ section: Section; piece: Piece }>
  boards: Record<string, { Board: Component; opening?: string; height?: number }>
}

const loaders: Record<string, () => Promise<{ default: BoxParts }>> = {
  village: () => import('./village'),
  myvillage: () => import('./myvillage'),
  tumult: () => import('./tumult'),
}

export async function boxOf(game: string): Promise<BoxParts | null> {
  return (await loaders[game]?.())?.default ?? null
}
