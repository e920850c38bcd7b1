/** How values and pieces are called. */
import { settings } from '../lib/settings.svelte'
import { known, say } from '../lib/words.svelte'
import { thing } from '../village/names'
import { isAmounts, type Piece, type Plain, type Section } from './model'

const dashed = (word: string) => word.replaceAll('_', '-').toLowerCase()
const isNumber = (step: string) => /^\d+$/.test(step)
/** Below these a number is one of players; below all others, that of a row. */
const BY_PLAYERS = ['stalls', 'couples', 'steps', 'start', 'uncover']
const THINGS = new Set(
  'scroll horse plough ox wagon beer bread tool grain coins time orange green brown pink points'.split(' '),
)

/** The word for a part of a name: a table, a row, a key; an id is its own name. */
function word(step: string, after = ''): string {
  if (isNumber(step))
    return BY_PLAYERS.includes(after)
      ? say('box-for-players', { count: Number(step) })
      : String(Number(step) + 1)
  if (after === 'person') return say(`village-person-${dashed(step)}`)
  const id = `box-key-${dashed(step)}`
  return known(id) ? say(id) : step
}

/** "points", "lighthouse: points", "road A-C: influence" */
export function wayName(way: string[]): string {
  const parts = way.map((step, at) => word(step, way[at - 1]))
  const last = parts.pop() ?? ''
  return parts.length ? `${parts.join(' ')}: ${last}` : last
}

/** One kind of amounts: a good, a colour, a number of players. */
export const keyName = (key: string): string => word(key, isNumber(key) ? 'stalls' : '')

const counted = (key: string, count: number): string =>
  THINGS.has(key) ? thing(key, count) : `${keyName(key)} ${count}`

/** A value as people write it. */
export function told(plain: Plain): string {
  if (plain === null || plain === '') return say('box-none')
  if (typeof plain === 'boolean') return say(plain ? 'box-yes' : 'box-no')
  if (typeof plain === 'number') return String(plain)
  if (typeof plain === 'string') return word(plain)
  if (Array.isArray(plain)) return plain.map(told).join(', ') || say('box-none')
  const parts = Object.entries(plain)
  if (!isAmounts(plain)) return parts.map(([key, one]) => `${keyName(key)} ${told(one)}`).join(', ')
  const some = parts.filter(([, count]) => count).map(([key, count]) => counted(key, Number(count)))
  return some.join(', ') || say('box-none')
}

/** A value by its whole name: "customers, customer K16: points". */
export function nameOf(name: string): string {
  const [table = '', ...way] = name.split('.')
  return capital(`${word(table)}, ${wayName(way)}`)
}

export function titleOf(section: Section, piece: Piece): string {
  if (!piece.id) return say(`box-section-${section.id}`)
  const { wants } = piece.row
  if (wants !== undefined && isAmounts(wants)) return capital(told(wants))
  const short = shortName(section, piece)
  return section.named && short !== piece.id ? short : capital(`${say(`box-one-${section.id}`)} ${short}`)
}

/** What stands at the foot of a tile. */
export function shortName(section: Section, { row, id }: Piece): string {
  if (section.called) return section.called.map(key => identity(key, row[key] ?? null)).join(', ')
  const named = `${section.named}${dashed(id)}`
  return section.named && known(named) ? say(named) : word(id)
}

function identity(key: string, plain: Plain): string {
  if (key === 'players') return say('box-for-players', { count: Number(plain) })
  return Array.isArray(plain) && !plain.length ? say('box-part-base') : told(plain)
}

export const capital = (words: string): string =>
  words.charAt(0).toLocaleUpperCase(settings.lang) + words.slice(1)
