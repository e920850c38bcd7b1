/** The service, as the page sees it. Every text in an answer is already in the reader's language. */
import { settings } from './settings.svelte'

export type Amounts = Record<string, number>
export type Colour = 'red' | 'yellow' | 'blue' | 'white' | 'violet'

export interface Seat {
  seat: number
  name: string
  colour: Colour
  kind: 'human' | 'bot' | 'open'
  level: string | null
  online: boolean
  /** Whether somebody has come through the seat's link. */
  taken: boolean
  thinking: boolean
}

export interface Move {
  number: number
  notation: string
  text: string
  cost: Amounts
  gain: Amounts
  death: boolean
  /** The action that it chooses can only be declined, as things stand. */
  vain: boolean
  /** How a death changes what is counted at the end, by category. */
  worth: Amounts
}

export interface Refused {
  notation: string
  text: string
  why: string
  reason: string
  /** The id of the rule behind it. */
  rule: string | null
  /** What it would take if it were not too dear, and what of that one has too little of: owned, needed. */
  cost: Amounts
  missing: Record<string, [owned: number, needed: number]>
}

export interface Happening {
  event: string
  who: number | null
  a: number
  b: number
  text: string
}

/** The words for it, what it is, how many. */
export type Told = [words: string, name: string, count: number]

export interface Line {
  seq: number
  round: number
  /** Who moved. */
  seat: number | null
  /**
   * Whom it is about, if anybody: in a raid by turns one move lets all hands move, and a round is nobody's.
   * Conny, who has no seat, comes after all seats.
   */
  who: number | null
  event: string
  text: string
  /** What the words count, in their order. */
  amounts: Told[]
}

export interface Consent {
  seat: number
  votes: Record<string, boolean | null>
}

/** What a seat may see of the game; its fields are the game's own, so the game's board gives them their types. */
export type View = Record<string, unknown> & { game: string; round: number }

/** A component value that is not ours: its name, ours, and the one that is played with. */
export interface Change {
  name: string
  ours: unknown
  yours: unknown
}

/** What comes of corrections: what they change, as a file, and the boards with them. */
export interface Corrected {
  changes: Change[]
  hash: string
  file: string
  views: Record<string, View>
}

export interface InTheBox extends Corrected {
  game: string
  tables: Record<string, unknown>
  /** What may stand in each column of the tables. */
  forms: Record<string, unknown>
  version: string
}

export interface Position {
  seq: number
  over: boolean
  actors: number[]
  you: number | null
  view: View
  question: string | null
  /** The id of the rule that the question comes from. */
  rule: string | null
  moves: Move[]
  refused: Refused[]
  log: Line[]
  events?: Happening[]
  seats: Seat[]
  game: string
  options: Record<string, unknown>
  undo: 'free' | 'consent' | 'none'
  practice: boolean
  /** When something last happened at the table, in seconds since 1970. */
  moved?: number
  corrections?: Change[]
  consent: Consent | null
  /** Seconds of sand left in a raid in real time, when this was sent. */
  sand?: number | null
  scores?: number[]
  breakdown?: Category[]
  /** The place of each seat, from 1; equals share one. */
  ranking?: number[]
  tie_break?: string
}

export interface Category {
  category: string
  title: string
  points: number[]
}

export interface Choice {
  name: string
  title: string
}

export interface Game {
  name: string
  title: string
  tagline: string
  players: { min: number; max: number }
  minutes?: [number, number]
  solo: boolean
  editions: Choice[]
  expansions: Choice[]
  variants: Choice[]
  defaults: Record<string, unknown>
  options: Record<
    string,
    { choices?: (string | boolean)[]; many?: boolean; number?: boolean; usual?: unknown }
  >
}

export interface Catalogue {
  games: Game[]
}

export interface SeatOrder {
  kind: 'human' | 'bot' | 'open'
  name?: string
  level?: string
  colour?: Colour
}

export interface TableOrder {
  game: string
  options: Record<string, unknown>
  seats: SeatOrder[]
  seed?: number
  corrections?: Record<string, unknown>
}

export interface NewTable {
  table: string
  seats: { seat: number; token: string | null; link: string | null }[]
  watch: string
}

export interface Hint {
  depth: number
  text: string
  place?: string
  move?: string
  values?: { move: string; text: string; value: number }[]
  warnings?: { move: string; kind: 'death' | 'nothing' | 'worse' }[]
}

export interface TurningPoint {
  seq: number
  seat: number
  played: string
  better: string
  lost: number
  /** Of what was played, then of what was better: the chance to win, and the words. */
  chances: [number, number]
  texts: [string, string]
  reason: string
  why: string
  /** The best of the other moves. */
  next?: { chance: number; text: string; move?: string } | null
}

/** Position by position, the numbers of all seats. */
export interface Analysis {
  win: number[][]
  points: number[][]
  /** The points by category; whatever was looked at before they were told has none. */
  sources?: Record<string, number[][]>
  turning_points: TurningPoint[]
}

/** The service is still at it. */
export interface Unready {
  ready: false
  done?: number
}

export interface Step {
  n: number
  round: number
  seat: number
  move: string
}

export interface Replay {
  game: string
  corrections?: Change[]
  options: Record<string, unknown>
  seats: Seat[]
  length: number
  steps: Step[]
  log: Line[]
  scores: number[]
  ranking: number[]
  breakdown: Category[]
}

/** One step of a lesson: read, or made by the reader, or by a rival. */
export interface LessonStep {
  say?: string
  move?: string
  by?: number
  look?: string
  free?: boolean
}

export interface Lesson {
  game: string
  name: string
  minutes: number
  options: Record<string, unknown>
  /** `played`: a new table, at which so many moves have been made. */
  chapters: { name: string; steps: LessonStep[]; played?: number }[]
}

/** Sentences of the full version, and the ids of the rules they tell. */
export interface Paragraph {
  text: string
  rules: string[]
  item: boolean
}

/** What somebody does in a worked example: in symbols and numbers, and in a sentence. */
export interface Scene {
  who: string
  does: string
  /** Names of symbols, numbers and signs; nothing, if nothing is done. */
  shown: string[]
  text: string
}

export interface Example {
  title: string
  scenes: Scene[]
}

export interface Chapter {
  anchor: string
  title: string
  short: string
  picture: string | null
  paragraphs: Paragraph[]
  example: Example | null
}

/** A game, or what an expansion adds to it. */
export interface Part {
  name: string
  title: string
  chapters: Chapter[]
}

export interface Rulebook {
  game: string
  parts: Part[]
}

/** The service said no: its code, and one line in the reader's language. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message)
  }
}

interface Request {
  token?: string | undefined
  body?: unknown
  text?: string
}

async function ask(method: string, path: string, { token, body, text }: Request = {}): Promise<Response> {
  const headers: Record<string, string> = { 'Accept-Language': settings.lang }
  if (token) headers.Authorization = `Bearer ${token}`
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  if (text !== undefined) headers['Content-Type'] = 'text/plain; charset=utf-8'
  const init: RequestInit = { method, headers }
  if (body !== undefined || text !== undefined) init.body = text ?? JSON.stringify(body)
  const answer = await fetch(path, init).catch(() => {
    throw new Refusal(0, 'offline', '')
  })
  if (answer.ok) return answer
  const said = await answer.json().catch(() => ({}))
  throw new Refusal(answer.status, said.error ?? 'unknown', said.reason ?? said.message ?? answer.statusText)
}

async function json<T>(method: string, path: string, request?: Request): Promise<T> {
  const answer = await ask(method, path, request)
  return (answer.status === 204 ? undefined : await answer.json()) as T
}

const table = (id: string, rest = '') => `/api/tables/${encodeURIComponent(id)}${rest}`
const box = (game: string) => `/api/box/${encodeURIComponent(game)}`
const lessons = (game: string) => `/api/lessons/${encodeURIComponent(game)}`
const replay = (id: string, rest = '') => `/api/replays/${encodeURIComponent(id)}${rest}`

export const api = {
  games: () => json<Catalogue>('GET', '/api/games'),
  box: (game: string) => json<InTheBox>('GET', box(game)),
  correct: (game: string, own: { corrections?: Record<string, unknown>; file?: string; name?: string }) =>
    json<Corrected>('POST', box(game), { body: own }),
  rules: (game: string, lang: string) =>
    json<Rulebook>('GET', `/api/rules/${encodeURIComponent(game)}?lang=${lang}`),
  create: (order: TableOrder) => json<NewTable>('POST', '/api/tables', { body: order }),
  table: (id: string, token?: string) => json<Position>('GET', table(id), { token }),
  tableAt: (id: string, seq: number, token?: string) =>
    json<Position>('GET', table(id, `?at=${seq}`), { token }),
  move: (id: string, token: string, seq: number, move: string) =>
    json<{ seq: number }>('POST', table(id, '/moves'), { token, body: { seq, move } }),
  undo: (id: string, token: string, seq: number) =>
    json('POST', table(id, '/undo'), { token, body: { seq } }),
  consent: (id: string, token: string, agree: boolean) =>
    json('POST', table(id, '/consent'), { token, body: { agree } }),
  sitDown: (id: string, token: string, seat: number, name: string, colour: string) =>
    json('PUT', table(id, `/seats/${seat}`), { token, body: { name, colour } }),
  seatBot: (id: string, token: string, seat: number, level: string) =>
    json('PUT', table(id, `/seats/${seat}`), { token, body: { kind: 'bot', level } }),
  hint: (id: string, token: string, depth: number) =>
    json<Hint>('GET', table(id, `/hint?depth=${depth}`), { token }),
  analysis: (id: string) => json<Analysis | Unready>('GET', table(id, '/analysis')),
  report: (id: string, token?: string) =>
    json<Record<string, unknown>>('GET', table(id, '/report'), { token }),
  record: async (id: string, token?: string) => (await ask('GET', table(id, '/record'), { token })).text(),
  lessons: (game: string) => json<{ lessons: Lesson[] }>('GET', lessons(game)),
  startLesson: (game: string, lesson: string, step: number, name: string) =>
    json<NewTable>('POST', lessons(game), { body: { lesson, step, name } }),
  upload: (text: string) => json<{ replay: string }>('POST', '/api/records', { text }),
  replay: (id: string) => json<Replay>('GET', replay(id)),
  replayAt: (id: string, seq: number) => json<Position>('GET', replay(id, `/at/${seq}`)),
  replayRecord: async (id: string) => (await ask('GET', replay(id, '/record'))).text(),
  playOn: (id: string, order: { at: number; seat: number; name?: string; level?: string }) =>
    json<NewTable>('POST', replay(id, '/tables'), { body: order }),
  replayAnalysis: (id: string) => json<Analysis | Unready>('GET', replay(id, '/analysis')),
}
