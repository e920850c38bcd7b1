/** What is in a box, value by value. A value goes by the name that the service gives it. */
import { SOURCES, type Source } from '../lib/sources'

export type Plain = number | string | boolean | null | Plain[] | { [key: string]: Plain }
export type Part = { [key: string]: Plain }

export interface Value {
  /** "customers.customer.K16.points" */
  name: string
  /** What it is called by its nearest parts: ["points"], ["lighthouse", "points"]. */
  way: string[]
  ours: Plain
  value: Plain
  source: Source
}

/** A card, a tile or a board. */
export interface Piece {
  name: string
  id: string
  row: Part
  values: Value[]
  source: Source
  expansion: string
}

/** Pieces that are alike, or one board with all that is printed on it. */
export interface Section {
  id: string
  icon: string
  /** Each row of this part is a piece. */
  rows?: string
  /** A board: the parts whose values stand on it. */
  parts?: string[]
  expansion?: string
  /** Only the rows of this expansion, of none (''), or of any ('+'). */
  of?: string
  /** How the games' catalogues begin the names of its pieces; or what tells pieces without a name apart. */
  named?: string
  called?: string[]
  /** How wide it wants to be, of 694, and how wide each of its pieces is. */
  width?: number
  tile?: number
  tall?: number
}

export const isPart = (plain: Plain | undefined): plain is Part =>
  typeof plain === 'object' && plain !== null && !Array.isArray(plain)

/** So many of each: one value, however many kinds there are. */
export const isAmounts = (plain: Plain): plain is Record<string, number> =>
  isPart(plain) && !('provenance' in plain) && Object.values(plain).every(one => typeof one === 'number')

const isRows = (plain: Plain): plain is Part[] =>
  Array.isArray(plain) && plain.length > 0 && plain.every(isPart)

/** Its id, the ends of a road or line, or else its number. */
function rowName(row: Plain, at: number): string {
  if (!isPart(row)) return String(at)
  if (row.id) return String(row.id)
  return Array.isArray(row.ends) && row.ends.length ? row.ends.join('-') : String(at)
}

/** The parts of a part, with their names. */
function inside(plain: Plain): [string, Plain][] {
  if (isPart(plain)) return Object.entries(plain)
  return Array.isArray(plain) ? plain.map((row, at) => [rowName(row, at), row]) : []
}

export function find(tables: Plain, name: string): Plain | undefined {
  let found: Plain | undefined = tables
  for (const step of name.split('.')) found = inside(found ?? null).find(([called]) => called === step)?.[1]
  return found
}

/** The tables with the reader's own values in them. */
export function laidOver(tables: Part, corrections: Record<string, unknown>): Part {
  const copy = structuredClone(tables)
  for (const [name, value] of Object.entries(corrections)) {
    const way = name.split('.')
    const last = way.pop() ?? ''
    const part = find(copy, way.join('.'))
    const at = inside(part ?? null).findIndex(([called]) => called === last)
    if (Array.isArray(part) && at >= 0) part[at] = value as Plain
    else if (isPart(part)) part[last] = value as Plain
  }
  return copy
}

/** Not printed, but what a row is known by. */
const KNOWN_BY = ['id', 'provenance', 'expansion', 'expansions']
const isPrinted = (key: string, plain: Plain) =>
  !KNOWN_BY.includes(key) && !(key === 'players' && typeof plain === 'number')

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

function provenanceAt(tables: Part, name: string): Source {
  let found: Plain | undefined = tables
  let source: Source = 'rulebook'
  for (const step of name.split('.')) {
    found = inside(found ?? null).find(([called]) => called === step)?.[1]
    if (isPart(found) && found.provenance) source = found.provenance as Source
  }
  return source
}

/** All values below a name. */
export function valuesOf(ours: Part, own: Part, name: string): Value[] {
  const walk = (one: Plain, other: Plain, called: string, way: string[], source: Source): Value[] => {
    if ((isPart(one) && !isAmounts(one)) || isRows(one)) {
      const below = isPart(one) && one.provenance ? (one.provenance as Source) : source
      const others = inside(other)
      return inside(one).flatMap(([key, part], at) =>
        isPrinted(key, part)
          ? walk(part, others[at]?.[1] ?? part, `${called}.${key}`, [...way, key], below)
          : [],
      )
    }
    const value = { name: called, way, ours: one, value: other }
    return [{ ...value, source: same(one, other) ? source : 'owner' }]
  }
  const found = find(ours, name)
  const last = name.split('.').at(-1) ?? name
  const isWhole = isPart(found) || isRows(found ?? null)
  if (found === undefined) return []
  const way = isWhole && !isAmounts(found) ? [] : [last]
  return walk(found, find(own, name) ?? found, name, way, provenanceAt(ours, name))
}

/** As sure as its weakest value; with a value of one's own, one's own. */
export function weakest(values: Value[]): Source {
  if (values.some(({ source }) => source === 'owner')) return 'owner'
  const sure = values.map(({ source }) => SOURCES.indexOf(source))
  return SOURCES[Math.max(0, ...sure)] ?? 'rulebook'
}

/** "inn", "inn+port", or nothing. */
function expansionOf(row: Part): string {
  if (Array.isArray(row.expansions)) return row.expansions.join('+')
  return typeof row.expansion === 'string' ? row.expansion : ''
}

function isOf({ of }: Section, expansion: string): boolean {
  if (of === undefined) return true
  return of === '+' ? expansion !== '' : of === expansion
}

export function piecesOf(section: Section, ours: Part, own: Part): Piece[] {
  if (section.parts) {
    const values = section.parts.flatMap(part => valuesOf(ours, own, part))
    const { id, expansion = '' } = section
    const row = find(own, section.parts[0] ?? '')
    return [{ name: id, id: '', row: isPart(row) ? row : {}, values, source: weakest(values), expansion }]
  }
  const rows = section.rows ?? ''
  return inside(find(own, rows) ?? [])
    .filter(([, row]) => isPart(row) && isOf(section, expansionOf(row)))
    .map(([id, row]) => {
      const name = `${rows}.${id}`
      const values = valuesOf(ours, own, name)
      const expansion = expansionOf(row as Part) || section.expansion || ''
      return { name, id, row: row as Part, values, source: weakest(values), expansion }
    })
}

/** What it takes to make the one value of the other, in the service's names. */
export function correction(value: Value, wanted: Plain): Record<string, Plain> {
  if (!isAmounts(value.ours) || !isAmounts(wanted)) return { [value.name]: wanted }
  return Object.fromEntries(Object.entries(wanted).map(([key, count]) => [`${value.name}.${key}`, count]))
}
