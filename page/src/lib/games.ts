import type { Component } from 'svelte'
import type { Happening, Position, Seat } from './api'
import type { LiveTable } from './live.svelte'
import type { Journey } from './motion'
import type { Option, Tab, Table } from './table.svelte'

/** What becomes of somebody by an option: good, or not. */
export interface Fate {
  icon: string
  text: string
  good: boolean
  /** What goes with it, and how many points that is. */
  lost: string
  worth: number
}

/** Whom or what an option is about: a figure with its number, and where it stands. */
export interface Face {
  icon: string
  number?: string
  colour?: string
  at?: string
}

export interface Leftover {
  icon: string
  title: string
  counts: number[]
}

/** A piece of a woodcut: the symbol, its size, and what of it is seen. */
export interface Piece {
  scene: string
  width: number
  height: number
  crop: string
}

/** What the phone has no room for at once, behind a tab at its foot. */
export interface PhoneTab {
  tab: Tab
  icon: string
  /** The message that names it. */
  title: string
  /** A place that is only seen there; lessons that speak of it turn to it. */
  shows?: string
  open?(): void
}

/** What a game brings to the common frame. */
export interface GameParts {
  /** Everything between header and prompt bar: the board and the own farm. */
  Board: Component<{ table: Table }>
  /** The inside of one rival's panel, below name and points; compact with four rivals. */
  Rival: Component<{ table: Table; seat: Seat; compact?: boolean }>
  /** What stands above the rivals: the tray of somebody whom no player leads. */
  Side?: Component<{ table: Table }>
  /** What stands in the phone's strip beside the only seat, instead of rivals. */
  Alone?: Component<{ table: Table; slim?: boolean }>
  /** The board reaches down to the prompt: no farm stands below it that a replay could leave out. */
  farmless?: boolean
  /** The tabs at the foot of the phone, `board` first. */
  tabs?: PhoneTab[]
  /** Short state for the header, "18 of 24 cubes left"; empty if there is nothing to say. */
  headline(table: Table): string
  /** Points of a seat as far as this reader may know them. */
  points(table: Table, seat: number): number | null
  /** One more number of a seat, for the phone's strip: how much of a life has gone. */
  pace?(table: Table, seat: number): { icon: string; count: number } | undefined
  /** What is left at the end and counts nothing: it stands under the points. */
  leftover?(table: Table): Leftover
  /** The end, where the common table of points does not tell enough: its areas are `counts` and `bars`. */
  Score?: Component<{ table: LiveTable }>
  /** What becomes of somebody by an option, if that is what the question is about. */
  fate?(table: Table, option: Option): Fate | undefined
  /** Whom an option is about, if it can be drawn. */
  face?(table: Table, option: Option): Face | undefined
  /** A piece of the place in question, for a small picture of the table. */
  piece?(position: Position): Piece | undefined
  /** Events that a game is remembered by and their symbols, the weightiest first: they stand along its ribbon. */
  landmarks?: Record<string, string>
  /** Where pieces travel because of an event. */
  travels?(event: Happening, before: Position, after: Position): Journey[]
}

const loaders: Record<string, () => Promise<{ default: GameParts }>> = {
  village: () => import('../village'),
  myvillage: () => import('../myvillage'),
  tumult: () => import('../tumult'),
}

const loaded = new Map<string, GameParts>()

/** A game without a board of its own is still played: in words. */
const inWords = () => import('../table/words')

export async function partsOf(game: string): Promise<GameParts> {
  const load = loaders[game] ?? inWords
  const parts = loaded.get(game) ?? (await load()).default
  loaded.set(game, parts)
  return parts
}

export function fateOf(table: Table, option: Option): Fate | undefined {
  return loaded.get(table.shown?.game ?? '')?.fate?.(table, option)
}

export function faceOf(table: Table, option: Option): Face | undefined {
  return loaded.get(table.shown?.game ?? '')?.face?.(table, option)
}

export function travelsOf(before: Position | undefined, after: Position): Journey[] {
  const parts = loaded.get(after.game)
  if (!before || !parts?.travels) return []
  return (after.events ?? []).flatMap(event => parts.travels?.(event, before, after) ?? [])
}
