/** What may stand in a value's place: the service reads it off the types of its tables. */
import { find, isAmounts, type Part, type Plain } from '../model'

export type Bounds = { least: number; most: number }
export type Form = { none?: boolean; instead?: string } & (
  | ({ kind: 'number' } & Bounds)
  | { kind: 'yes-no' }
  | { kind: 'word' | 'letters'; words: string[] }
  | ({ kind: 'list'; of: Form } & Bounds)
  | ({ kind: 'amounts'; keys: string[]; each?: Record<string, Bounds> } & Bounds)
)
export type Forms = Record<string, Form>

const ANY: Bounds = { least: 0, most: 100 }

/** "customers.customer.K16.points" stands in the column "customers.customer.*.points". */
function columnOf(tables: Part, name: string): string {
  const way = name.split('.')
  const steps = way.map((step, at) => (Array.isArray(find(tables, way.slice(0, at).join('.'))) ? '*' : step))
  return steps.join('.')
}

/** The form of a value; so many of each have the forms of their kinds. */
export function formFor(forms: Forms, tables: Part, name: string, ours: Plain): Form {
  const column = columnOf(tables, name)
  const found = forms[column]
  if (found) return found
  if (!isAmounts(ours)) return { kind: 'word', words: [String(ours)] }
  const keys = Object.keys(ours)
  const each = Object.fromEntries(keys.map(key => [key, bounds(forms[`${column}.${key}`])]))
  return { kind: 'amounts', keys, each, ...ANY }
}

const bounds = (form: Form | undefined): Bounds => (form?.kind === 'number' ? form : ANY)

export const formOf = (form: Form, key: string): Bounds =>
  form.kind === 'amounts' ? (form.each?.[key] ?? form) : ANY

/** What stands there first, when something shall. */
export function plainest(form: Form): Plain {
  switch (form.kind) {
    case 'number':
      return form.least
    case 'yes-no':
      return false
    case 'word':
      return form.words[0] ?? ''
    case 'letters':
      return form.words[0] ?? ''
    case 'list':
      return Array.from({ length: form.least }, () => plainest(form.of))
    case 'amounts':
      return Object.fromEntries(form.keys.map(key => [key, form.least]))
  }
}
