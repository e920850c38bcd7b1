import { PHASES } from './places'
import type { View } from './view'

/** A scene that the rules show as a place of the board, with all that lies and stands there. */
export interface Drawn {
  width: number
  height: number
  /** Which of the positions in pictures.json shows it. */
  when: 'base' | 'market' | 'mass' | 'all'
  /** Whether another position has it, too. */
  shows: (view: View) => boolean
  /** On a phone, in its stead. */
  phone?: string
}

const always = () => true
const phase = (name: string) => (view: View) => PHASES[view.asked?.task ?? ''] === name

export const DRAWN: Record<string, Drawn> = {
  'sc-harvest': { width: 158, height: 204, when: 'base', shows: always },
  'sc-family': { width: 158, height: 204, when: 'base', shows: always },
  'sc-crafts': { width: 330, height: 210, when: 'base', shows: always },
  'sc-market': { width: 352, height: 210, when: 'base', shows: always },
  'sc-marketday': { width: 688, height: 210, when: 'market', shows: phase('market'), phone: 'sc-market' },
  'sc-travel': { width: 306, height: 204, when: 'base', shows: view => !view.sea },
  'sc-council': { width: 180, height: 204, when: 'base', shows: always },
  'sc-church': { width: 188, height: 204, when: 'base', shows: always },
  'sc-well': { width: 70, height: 210, when: 'base', shows: always },
  'sc-mass': { width: 702, height: 204, when: 'mass', shows: phase('mass'), phone: 'sc-church' },
  'sc-graves': { width: 678, height: 210, when: 'base', shows: always, phone: 'sc-bookmini' },
  'sc-bookmini': { width: 244, height: 210, when: 'base', shows: always },
  'sc-inn': { width: 440, height: 420, when: 'all', shows: view => Boolean(view.inn) },
  'sc-sea': { width: 690, height: 372, when: 'all', shows: view => Boolean(view.sea), phone: 'tall-sea' },
  'tall-sea': { width: 440, height: 406, when: 'all', shows: view => Boolean(view.sea) },
  'sc-marriage': { width: 440, height: 420, when: 'all', shows: view => Boolean(view.marriage) },
  'sc-smuggler': { width: 220, height: 210, when: 'all', shows: view => Boolean(view.marriage) },
}
