import { symbolOf } from './amounts'
import type { Move, Position, Refused } from './api'
import { say } from './words.svelte'

/** One option as the prompt bar and the board show it: the same key in both places. */
export interface Option {
  notation: string
  text: string
  key: string
  move: Move | null
  refused: Refused | null
  /** In a replay: what was played there, or what would have been better. */
  judged?: Judgement
}

export type Judgement = 'better' | 'played'

/** Whether it can be made, or could have been. */
export const isOpen = ({ move, judged }: Option) => move !== null || judged !== undefined

/** Said beforehand of a move: somebody dies of it, its action can only be declined. */
export function caution({ move }: Option): string {
  const said = [move?.death && say('page-death'), move?.vain && say('page-vain')]
  return said.filter(Boolean).join(', ')
}

/** One button of the prompt bar: an option, or all options of one place when there are too many. */
export interface Cell {
  key: string
  title: string
  options: Option[]
  grouped: boolean
}

const ROOM = 9 // so many options have a button each
const FEW = 6 // so many of one place have, too, if no symbol can tell them apart
const DECLINE = '0'
const DECLINING = new Set([
  ...['decline', 'done', 'pass', 'stop', 'none', 'end', 'nobody', 'nomore', 'noswap', 'buynothing'],
  'tool.keep', // other games keep what they chose, and mean it
])

/** Opens another question about the same: it stands behind what answers this one. */
const LATE = new Set(['choose'])

/** Options say no by their last word, or as a whole; that one is key 0 and stands apart. */
function declines({ notation, refused }: Option): boolean {
  const words = [notation, notation.split('.').at(-1) ?? '']
  return refused === null && words.some(word => DECLINING.has(word))
}

function head(notation: string): string {
  return notation.split(':')[0] ?? notation
}

/** Of several who are refused alike, one says so. */
function distinct(refused: Refused[]): Refused[] {
  return [...new Map(refused.map(entry => [entry.notation, entry])).values()]
}

function bare(entry: Move | Refused): Option {
  const move = 'number' in entry ? entry : null
  return {
    notation: entry.notation,
    text: entry.text,
    key: '',
    move,
    refused: move ? null : (entry as Refused),
  }
}

/** "Harvest: take 1 orange cube" and "Harvest: take 1 green cube" have "Harvest" in common. */
function common(texts: string[]): string {
  const [first = '', ...others] = texts
  let length = first.length
  for (const text of others) while (!text.startsWith(first.slice(0, length))) length--
  const shared = first.slice(0, length)
  if (shared.includes(':')) return subject(shared)
  return (others.length ? shared.slice(0, shared.lastIndexOf(' ')).trim() : '') || first
}

const isFree = (option: Option | undefined) => !Object.keys(option?.move?.cost ?? {}).length

/** What stands before the colon: "Well: pay 3 coins" is about the well. */
const subject = (text: string) => (text.includes(':') ? text.slice(0, text.indexOf(':')).trim() : '')

function grouped(options: Option[]): Cell[] {
  const groups = Map.groupBy(options, option => head(option.notation))
  return [...groups.values()].flatMap(group => {
    const legal = group.filter(option => option.move)
    const shown = legal.length ? legal : group
    const title = common(shown.map(option => option.text))
    const cell = { key: '', title, options: shown, grouped: true }
    const few = shown.length === 1 || (legal.length > 0 && legal.length <= FEW)
    const apart = few && !(isDrawn(cell) && (shown.length > 1 || (legal.length > 0 && isFree(shown[0]))))
    return apart ? shown.map(single) : [cell]
  })
}

/** What is refused for one common reason is explained once. */
function byReason(refused: Option[]): Cell[] {
  const groups = Map.groupBy(refused, option => option.refused?.reason ?? '')
  return [...groups].map(([reason, options]) => {
    const [about, ...others] = new Set(options.map(({ text }) => subject(text)))
    const title = others.length ? reason : about || reason
    return options.length > 1 ? { key: '', title, options, grouped: true } : single(options[0] as Option)
  })
}

function single(option: Option): Cell {
  return { key: '', title: option.text, options: [option], grouped: false }
}

/** Why several options of a cell are refused: if it is one reason, or else where there is room for one only. */
export function foldedReason({ options }: Cell, one: boolean): string | null {
  const [reason, ...others] = new Set(options.map(({ refused }) => refused?.reason ?? ''))
  return reason && (!others.length || one) && options.length > 1 ? reason : null
}

/** The word in which each option differs from the others of its cell: what it is about. */
export function topics(options: Option[]): string[] {
  const words = options.map(({ notation }) => notation.split(/[.:]/))
  const [first = []] = words
  const alike = words.every(({ length }) => length === first.length)
  const last = first.findLastIndex((_, at) => words.some(one => one[at] !== first[at]))
  return words.map(one => one.at(alike ? last : 1) ?? '')
}

/** "2brown+pink" is shown as two cubes. */
export function symbols(topic: string): string[] {
  const found = topic.split('+').map(part => symbolOf(part) ?? symbolOf(part.replace(/^\d+/, '')))
  return found.every(symbol => symbol !== undefined) ? (found as string[]) : []
}

/** All things that a notation names: "crafts.scroll:pay" is about a scroll. */
export function drawn(notation: string): string[] {
  return notation.split(/[.:@]/).flatMap(symbols)
}

/** Whether each option of a cell can be told by symbols alone. */
export function isDrawn({ options }: Cell): boolean {
  return topics(options).every(topic => symbols(topic).length > 0)
}

/** What answers the question, what only prepares an answer, what is refused. */
function place({ options: [first] }: Cell): number {
  if (!first?.move) return 2
  return Number(LATE.has(first.notation))
}

export interface Prompt {
  cells: Cell[]
  decline: Option | null
  refused: Option[]
}

/** What the bar shows of a position: legal options first, each with its key; then what is refused. */
export function promptOf(position: Position | null): Prompt {
  if (!position) return { cells: [], decline: null, refused: [] }
  const legal = position.moves.map(bare)
  const refused = distinct(position.refused).map(bare)
  const decline = legal.find(declines) ?? null
  if (decline) decline.key = DECLINE
  const others = legal.filter(option => option !== decline)
  const few = others.length <= ROOM
  const cells = few ? [...others.map(single), ...byReason(refused)] : grouped([...others, ...refused])
  cells.sort((one, two) => place(one) - place(two))
  const numbered = cells.filter(
    cell => cell.options[0]?.move || (cells.length <= ROOM && cell.options.length === 1),
  )
  numbered.forEach((cell, at) => {
    cell.key = String(at + 1)
    for (const option of cell.options) option.key = cell.key
  })
  return { cells, decline, refused }
}

/** Without a price in brackets: the symbols beside it tell it. */
export const unpriced = (text: string): string => text.replace(/\s\([^()]*\d[^()]*\)$/, '')

/** "Crafts: which building do you use?" is a caption and a sentence. */
export function captioned(question: string): { caption: string; sentence: string } {
  const [, caption = '', rest = ''] = /^([^:?.!]{2,24}?)\s?: (.+)$/u.exec(question) ?? []
  if (!caption) return { caption: '', sentence: question }
  return { caption, sentence: rest.charAt(0).toLocaleUpperCase() + rest.slice(1) }
}
