/** What `view` tells a seat of a game of My Village: plain data, as the service sends it. */

export type Amounts = Record<string, number>
export type Values = number[] | 'any'
export type Profession = 'abbot' | 'councillor' | 'traveller' | 'craftsman' | 'merchant'

export interface DieFace {
  colour: 'white' | 'black'
  face: number
}

export interface Customer {
  id: string
  values: Values
  wants: Amounts
  points: number
  time: number
}

export interface TravelCard {
  letter: string
  points: number
  surcharge: Amounts
  chapel: boolean
}

export interface Workshop {
  id: string
  values: number[]
  good: string
  room: number
  white_time: number
  goods: number
}

export interface Village {
  points: number
  windows: number
  /** Stories that a rat invasion would take. */
  at_risk: number
  board: { game: number[] }
  tree: number
  house: number
  coins: number
  clock: number
  /** Steps to the bridge. */
  bridge: number
  /** The bridge was crossed in this turn. */
  reaper: boolean
  villagers: Profession[]
  school: { left: boolean; right: boolean }
  head: 'house' | 'coin' | 'stories'
  labourers: number
  church: string | null
  healed: number
  monks: number
  hall: string | null
  marks: string[]
  jokers: number
  meeting: boolean
  markers: number
  tile: string | null
  shops: Workshop[]
  fields: { plough: boolean }[]
  journey: TravelCard[]
  waiting: Customer[]
  served: Customer[]
}

/** A card of the display, as far as its kind has these. */
export interface Dark {
  values: number[]
  time: number
  coins: number
  points: number
}

export interface Monk {
  bonus: 'story' | 'chief' | 'school' | 'market'
  size: number
  values: number[]
  time: number
  coins: number
}

export interface Display {
  field: Dark & { left: number }
  meeting: Dark & { left: number }
  churches: Record<string, Dark>
  halls: Record<string, Dark>
  shops: Record<string, { time: number; coins: number; good: string; left: number[][] }>
  monks: Record<string, { left: number; top: Monk | null }>
  journeys: Record<
    string,
    { left: number; fares: Amounts[]; values: number[]; time: number; points: number[] }
  >
}

export interface Banner {
  move: string
  price: Amounts
  /** What is missing, if the value alone does not do. */
  why?: string
}

/** What one banner value would open, and the cheapest pair of dice for it. */
export interface Prospect {
  value: number
  pair: { dice: DieFace[]; faces: number[]; price: Amounts } | null
  black: Banner[]
  white: Banner[]
}

export interface Printed {
  turns: number
  coffins: number
  clouds: number
  plague_time: number
  turn_coins: number
  rat: { steps: number; die: number }
  chronicle: Record<Profession, number[]>
  hand: { values: number[]; stories: number; points: number }
  game: { stories: number }
  school: { values: number[]; time: number; stories: number }
  chief: { time: number; coins: number; stories: number }
  bailiff: { values: number[]; display: number; prices: { time: number; coins: number }[] }
  windows: number[]
  healings: number
  labourer: number
  field: Dark & { white_time: number; gives: number; plough_gives: number }
  meeting: Dark & { white_time: number; room: number; stories: number }
  tile: number[]
  churches: Record<string, Dark>
  halls: Record<string, Dark & { white_time: number; room: number; points_per_mark: number; gives?: number }>
}

export interface View {
  names: string[]
  round: number
  first: number
  turn: number
  turns_left: number
  over: boolean
  asked: { seat: number; task: string; card?: TravelCard } | null
  hand: { owner: number; open: boolean; stories: number }
  pool: DieFace[]
  dice: DieFace[]
  used: string[]
  /** Steps to the rat invasion. */
  rat: number
  chronicle: Record<Profession, number>
  graves: number
  coffins: number
  coffins_to_end: number
  cards: Display
  customers: Customer[]
  customer_stack: number
  villages: Village[]
  prospects: Prospect[] | null
  printed: Printed
  provenance: Record<string, Record<string, string>>
}
