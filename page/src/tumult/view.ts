/** What the service tells of a position of Tumult Royale. */
export type Good = 'bread' | 'marble' | 'tools'
export type Land = 'meadow' | 'forest' | 'mountain' | 'village' | 'castle'
export type Units = Record<Good, number>
/** A card shows one of two sides; the rank is the same. */
export type Title = 'king' | 'duke' | 'prince' | 'count'
export type Where = 'box' | 'centre' | 'aside' | 'open' | 'hand' | 'board'

export const GOODS: readonly Good[] = ['bread', 'marble', 'tools']
export const LANDS: readonly Land[] = ['meadow', 'forest', 'mountain', 'village', 'castle']

export interface Face {
  good: Good
  value: number
}

export interface Tile {
  tile: number
  where: Where
  holder: number | null
  good: Good | null
  value: number | null
  seen_by: number[]
}

export interface Panel {
  panel: number
  up: boolean
}

export interface Field {
  field: string
  land: Land | null
  owner: number | null
  statues: number
  /** Seats with statues next to it. */
  beside: number[]
}

export interface Page {
  room: number
  end: number | null
  uncovers: number
  owner: number | null
  statues: number
}

export interface Castle {
  rank: number
  title: Title
  side: 'male' | 'female'
  retinue: number
  mercy: boolean
  punished: boolean
  placed: number
  left: number
  built: number
  tiles: number
  goods: Units | null
  stock: Units | null
  lacks: Record<Land, Partial<Units>> | null
  greed: Units | null
  hand: number | null
  ready: boolean
  chosen: boolean
  choice: string | null
  finished: boolean
}

export interface Clock {
  kind: 'ticks' | 'realtime'
  seconds?: number
  ticks?: number
  tick?: number
  sand_out: boolean
  stopped: boolean
}

export interface Asked {
  seats: number[]
  task: string
  field?: string
  good?: Good
  count?: number
  named?: number[]
}

export interface Price {
  beside: Units
  away: Units | null
  statues: number
}

export interface Printed {
  spinner: { sectors: number[] }
  tiles: { mercy: number; set_aside: number }
  retinue: Record<string, number>
  statues: number
  lands: Record<Land, Price>
  fields: { field: string; panel: number; row: number; column: number }[]
}

export interface View {
  round: number
  phase: string | null
  trial: boolean
  over: boolean
  asked: Asked | null
  demand: Record<Good, number | null>
  number: number
  spun: boolean
  left: Units | null
  clock: Clock
  tiles: Tile[]
  columns: number
  panels: Panel[]
  fields: Field[]
  chronicle: Page[]
  castles: Castle[]
  spread: number
  printed: Printed
}
