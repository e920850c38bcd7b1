import { draft } from '../../lib/draft.svelte'

/** An option of single games that is worth a row; a side of a board only matters with its expansion. */
export interface Special {
  name: string
  label: string
  expansion?: string
  numbers?: string[]
  clock?: string
}

/** How a raid is timed: what the front page asks, too. */
export const PACE: Special[] = [
  { name: 'clock', label: 'page-option-clock' },
  { name: 'seconds', label: 'page-option-seconds', numbers: ['20', '40', '60'], clock: 'realtime' },
]

export const SPECIAL: Special[] = [
  { name: 'inn_side', label: 'page-option-inn', expansion: 'inn' },
  { name: 'marriage_side', label: 'page-option-marriage', expansion: 'marriage' },
  { name: 'compensation', label: 'page-option-gift' },
  ...PACE,
]

export const choicesOf = ({ name, numbers }: Special): string[] =>
  numbers ?? (draft.game?.options[name]?.choices ?? []).map(String)

export function isAsked(special: Special): boolean {
  const { plan, game } = draft
  if (special.clock && plan.special.clock !== special.clock) return false
  if (special.expansion && !plan.expansions.includes(special.expansion)) return false
  return !!game?.options[special.name] && choicesOf(special).length > 0
}

export function choose({ name, numbers }: Special, choice: string): void {
  if (name === 'clock') delete draft.plan.special.seconds
  const isAnswer = choice === 'true' || choice === 'false'
  draft.plan.special[name] = isAnswer ? choice === 'true' : numbers ? Number(choice) : choice
}
