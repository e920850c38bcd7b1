/** The symbols of things that stand on cards, tiles and boards, by their names in the tables. */
const SYMBOLS: Record<string, string> = {
  orange: 'q-orange',
  green: 'q-green',
  brown: 'q-brown',
  pink: 'q-pink',
  cubes: 'q-any',
  coins: 'coin',
  tools: 'tool',
  points: 'laurel',
  good: 'good-any',
  marker: 'first',
  empty: 'ink-empty',
  full: 'ink-full',
  story: 'story',
  chief: 'council',
}
const PLAIN = new Set(
  'scroll horse plough ox wagon beer bread tool grain time coin marble chest cocoa tea school market'.split(
    ' ',
  ),
)

export const symbol = (key: string): string | null => SYMBOLS[key] ?? (PLAIN.has(key) ? key : null)
