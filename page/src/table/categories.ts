/** The symbol of each source of points; what a game names anew gets a laurel. */
export const CATEGORY_ICONS: Record<string, string> = {
  track: 'laurel',
  travel: 'castle',
  council: 'council',
  church: 'church',
  chronicle: 'book',
  customers: 'customer',
  coins: 'coin',
  inn: 'inn',
  cards: 'cards',
  port: 'ship',
  islands: 'island',
  lighthouse: 'lighthouse',
  marriage: 'ring',
  chests: 'chest',
  stories: 'story',
  religion: 'church',
  harvest: 'field',
  labourers: 'person',
  hand: 'hand',
}

const FILLS = [
  ['--w-cloth', 'hv'],
  ['--w-leaf', 'h135'],
  ['--w-slate', 'hv'],
  ['--w-field2', 'h45'],
  ['--w-earth', ''],
  ['--w-roof', 'h45'],
  ['--w-gold', 'h135'],
  ['--w-water', 'hsky'],
  ['--w-wood', 'h45'],
  ['--w-stone', 'h135'],
] as const

/** A wash and a hatch, so that colour is never alone. */
export function fillOf(at: number): { wash: string; hatch: string } {
  const [wash, hatch] = FILLS[at % FILLS.length] ?? FILLS[0]
  return { wash: `var(${wash})`, hatch: hatch ? `url(#${hatch})` : 'none' }
}
