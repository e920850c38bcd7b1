/** What `view` tells a seat of a game of Village: plain data, as the service sends it. */

export type Amounts = Record<string, number>

export interface Member {
  generation: number
  place: string
  dead: boolean
  bread?: number
}

export interface Customer {
  id: string
  wants: Amounts
  points: number
}

export interface Captain {
  id: string
  coins: number
  influence: Amounts
  cubes: number
  steps: number
}

export interface Ship {
  water: string
  captain: Captain | null
  holds: number
  cargo: string[]
  chest: Amounts | null
}

export interface Farm {
  points: number
  coins: number
  grain: number
  life: number
  deaths_due: number
  influence: Amounts
  goods: Amounts
  family: Member[]
  cities?: string[]
  customers: number
  customers_served: Customer[] | null
  scoring: Amounts | null
  persons?: number
  hand?: string[] | null
  played?: string[]
  ship?: Ship
  chests?: (Amounts | null)[]
}

export interface Island {
  buys: Amounts
  tile: string | null
  tiles: number
  lighthouse: { wagon: number; influence: Amounts; points: number; keeper: number | null }
}

export interface Sea {
  captains: Captain[]
  lines: [string, string][]
  time_fields: Amounts
  islands: Record<string, Island>
  burials: { points: number; seat: number | null }[]
}

export interface Stack {
  cards: number
  top: { person: string; price: Amounts; inkwell: 'full' | 'empty' } | null
}

/** One who stands in the ceremony or lives with a spouse; nobody's are pink. */
export interface Spouse {
  seat: number | null
  generation: number | null
}

export type Bonus = { one_of: string[]; swap: number; points?: number; grain?: number; coins?: number }

export interface Wedding {
  ranks: (Spouse | null)[]
  bonuses: Bonus[]
  bakery: Spouse[][]
  shop: Spouse[][]
  parents: Spouse[][]
  pink: number
}

export interface Slot {
  symbol: string | null
  covered: boolean
  tile_before: number | null
  cubes: Amounts
}

export interface Conny {
  goes_after: { space: string; cube: string } | null
  tray: Slot[]
  last_slot: number | null
  tiles: { top: (string | null)[]; bottom: (string | null)[] }
  family: Member[]
  customers: string[]
  title: string | null
  titles: Amounts
}

export interface Road {
  ends: [string | null, string | null]
  price: Amounts
}

export interface Printed {
  players: number
  life: number
  barn: number
  plague_time: number
  well: number
  harvest: { by_hand: number; horse_and_plough: number; ox_and_plough: number }
  crafts: {
    goods: Record<string, { building: string; time: number; price: Amounts; batch: number }>
    training: Amounts
    mill: { time: number; grain: number; coins: number }
  }
  market: { stalls: number; surcharge: Amounts }
  council: {
    price: Amounts
    time: number[]
    points: number[]
    privileges: { cubes: number; points: number; coins: number }
  }
  travel: { time: number; roads: Road[]; rewards: Record<string, Amounts> }
  church: {
    price: Amounts
    time: number
    grain: number[]
    points: number[]
    majority: number
    figures: number
    monks: number
    pick_coins: number
  }
  chronicle: Amounts
  areas: Record<string, string>
  scoring: { cities: number[]; chronicle: number[] }
  laid: Amounts
  cubes: { laid: number }
  inn?: {
    placing: { time: number }
    price: { time: number; cubes: number }
    persons: Record<
      string,
      { price: Amounts; inkwell: string; message: string; count: number; good: string | null }
    >
  }
  port?: { holds: number; return_time: number; free_steps: number; stalls: Record<string, Amounts> }
  marriage?: {
    ceremony: { time: number; cubes: number }
    favours: { goods: number; bakery: Amounts; shop: Amounts }
    smuggler: { sale: Amounts; customer: Amounts; cubes: Amounts }
  }
  solo?: { titles: Amounts }
}

/** Who left the black bag in a mass; a monk has no seat. */
export interface OutOfTheBag {
  seat: number | null
  generation: number | null
  picked: boolean
}

export interface View {
  names: string[]
  round: number
  first: number
  marker: number | null
  turn: number
  over: boolean
  asked: { seat: number; task: string } | null
  last_turns: number | null
  spaces: Record<string, Amounts>
  cubes_left: number
  market: {
    stalls: (Customer | null)[]
    queue: (Customer | null)[]
    stack: number
    caller: number | null
    free_sale: boolean
    passed: number[]
    served: ({ seat: number; customer: Customer } | null)[]
  }
  black_bag: { members: number; monks: number; drawn: number; out: OutOfTheBag[]; leading: number[] }
  room: Amounts
  church_order: string
  farms: Farm[]
  inn?: { stacks: Stack[] }
  sea?: Sea
  marriage?: Wedding
  conny?: Conny
  printed: Printed
  provenance: Record<string, Record<string, string>>
}
