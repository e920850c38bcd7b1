/** What is printed on cards and tiles that have no drawing of their own: lines of symbols and numbers. */
import { amounts, type Parts } from '../../village/pieces/parts'
import { isAmounts, type Part, type Plain } from '../model'

const count = (plain: Plain | undefined): number => (typeof plain === 'number' ? plain : 0)
const some = (plain: Plain | undefined): Parts =>
  plain !== undefined && isAmounts(plain) ? amounts(plain) : []
/** Number and symbol, if there is any. */
const many = (plain: Plain | undefined, icon: string): Parts =>
  count(plain) ? [`${count(plain)}`, `#${icon}`] : []

const SPACES: [string, string][] = [
  ['harvest', 'harvest'],
  ['family', 'birth'],
  ['crafts', 'crafts'],
  ['market', 'market'],
  ['travel', 'travel'],
  ['council', 'council'],
  ['church', 'church'],
  ['inn', 'inn'],
  ['smuggler', 'smuggler'],
  ['marriage', 'ring'],
]

const STOCK: [string, string][] = [
  ['influence', 'q-any'],
  ['plague', 'q-plague'],
  ['goods', 'good-any'],
  ['coins', 'coin'],
  ['grain', 'grain'],
  ['beer', 'beer'],
  ['cocoa_besides', 'cocoa'],
  ['tea_besides', 'tea'],
  ['bread', 'bread'],
  ['tools', 'tool'],
]

/** So many side by side. */
function inRows(parts: Parts[], across: number): Parts[] {
  const rows: Parts[] = []
  for (let at = 0; at < parts.length; at += across) rows.push(parts.slice(at, at + across).flat())
  return rows
}

const listed = (row: Part, icons: [string, string][], across: number): Parts[] =>
  inRows(
    icons.map(([key, icon]) => many(row[key], icon)).filter(parts => parts.length > 0),
    across,
  )

function lighthouse(plain: Plain | undefined): Parts {
  const row = (plain ?? {}) as Part
  return [...many(row.wagon, 'wagon').slice(1), ...some(row.influence), `!${count(row.points)}`]
}

const sold = (plain: Plain | undefined): Parts =>
  Object.entries((plain ?? {}) as Record<string, number>).flatMap(([good, points]) =>
    points ? [`#${good}`, `!${points}`] : [],
  )

const bonus = (row: Part): Parts => [
  ...((row.cubes as string[] | undefined) ?? []).map(colour => `#q-${colour}`),
  ...many(row.grain, 'grain'),
  ...many(row.coins, 'coin'),
  ...(count(row.points) ? [`!${count(row.points)}`] : []),
  ...(count(row.swap) ? ['#q-any', '#right', ...Array<string>(count(row.swap)).fill('#q-any')] : []),
]

function solo(row: Part): Parts[] {
  if (Array.isArray(row.clockwise))
    return inRows(
      row.clockwise.map(space => [`#${symbol(String(space))}`]),
      5,
    )
  if (row.top)
    return [
      ['#fate', ...places(row.top)],
      ['#fate', ...places(row.bottom)],
    ]
  const titles = Object.entries(row).filter(([key]) => key !== 'provenance')
  return inRows(
    titles.map(([, points]) => [`!${count(points)}`]),
    6,
  )
}

const symbol = (space: string): string => SPACES.find(([name]) => name === space)?.[1] ?? space
const places = (plain: Plain | undefined): Parts =>
  (((plain as Part | undefined)?.before as number[] | undefined) ?? []).map(slot => `${slot + 1}`)

const setUp = (row: Part): Parts[] => [
  [`${count(row.players)}`, '#people', `${count(row.each)}`, '#bag'],
  ...listed(row, SPACES, 4),
]

const FACES: Record<string, (row: Part) => Parts[]> = {
  setup: setUp,
  'more-setup': setUp,
  supplies: row => listed(row, STOCK, 2),
  islands: row => [
    sold(row.buys),
    row.tile ? [`#${row.tile}`] : [],
    ['#lighthouse', ...lighthouse(row.lighthouse)],
  ],
  captains: row => [
    ['#captain', ...amounts({ coins: count(row.coins) })],
    [...many(row.cubes, 'q-any').slice(1), ...some(row.influence), '#right', `${count(row.steps)}`],
  ],
  chests: row => [
    ['#chest'],
    [...many(row.coins, 'coin'), ...many(row.tools, 'tool'), ...many(row.time, 'time')],
  ],
  burials: row => [['#sea-grave'], [`!${count(row.points)}`]],
  ranks: row => [[String(row.side ?? '')], bonus(row)],
  die: row => [
    [`#q-${row.colour}`],
    [`${count(row.rank)}`, `#${row.building === 'bakery' ? 'oven' : 'shop'}`],
  ],
  solo,
}

export const linesOf = (section: string, row: Part): Parts[] =>
  (FACES[section]?.(row) ?? []).filter(parts => parts.length > 0)
