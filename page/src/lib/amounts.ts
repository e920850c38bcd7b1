import type { Amounts } from './api'

/** The symbol of each amount that the engine names; what has none is told in words. */
const SYMBOLS: Record<string, string> = {
  time: 'time',
  grain: 'grain',
  coin: 'coin',
  coins: 'coin',
  orange: 'q-orange',
  green: 'q-green',
  brown: 'q-brown',
  pink: 'q-pink',
  plague: 'q-plague',
  cubes: 'q-any',
  anycube: 'q-any',
  goods: 'good-any',
  good: 'good-any',
  scroll: 'scroll',
  horse: 'horse',
  plough: 'plough',
  ox: 'ox',
  wagon: 'wagon',
  beer: 'beer',
  bread: 'bread',
  tool: 'tool',
  tools: 'tool',
  marble: 'marble',
  retinue: 'retinue',
  statues: 'statue',
  statue: 'statue',
  tea: 'tea',
  cocoa: 'cocoa',
  chest: 'chest',
  marker: 'marker',
  story: 'story',
  joker: 'good-any',
  member: 'fam-any',
}

/** One word, another thing: in Village a marker is the first player's flag. */
const OWN: Record<string, Record<string, string>> = { village: { marker: 'first' } }

const ABOARD = 'aboard_' // the ship
const TURNED = /^[1-6]-([1-6])$/ // a die, from face to face

export function symbolOf(amount: string, game = ''): string | undefined {
  const [, face] = TURNED.exec(amount) ?? []
  if (face) return `die-${face}`
  return OWN[game]?.[amount] ?? SYMBOLS[amount] ?? SYMBOLS[amount.replace(ABOARD, '')]
}

/** What is loaded or unloaded is drawn on one side of the arrow; on the other stands the ship. */
export function symbolsOf(
  these: Amounts,
  others: Amounts,
  game = '',
): [string, number, string | undefined][] {
  return Object.entries(these).map(([name, count]) => {
    const onShip = name.startsWith(ABOARD) && name.slice(ABOARD.length) in others
    return [name, count, onShip ? 'ship' : symbolOf(name, game)]
  })
}

/** Points are no thing: they stand in a seal. */
export const isPoints = (amount: string) => amount === 'point' || amount === 'points'

export const hasSymbol = (amount: string, game: string) =>
  isPoints(amount) || symbolOf(amount, game) !== undefined
