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

/** The service sends it with each chapter. */
declare module '../lib/api' {
  interface Chapter {
    example: Example | null
  }
}

const NUMBER = /^\d+$/
const SIGNS = ['→', '+', '−', '=', '/']
const YIELDS = '→'

export type Kind = 'sign' | 'number' | 'points' | 'icon'

/** A number that an arrow leads to is points: it stands in a seal. */
export function kindOf(shown: string[], at: number): Kind {
  const token = shown[at] ?? ''
  if (SIGNS.includes(token)) return 'sign'
  if (!NUMBER.test(token)) return 'icon'
  return shown[at - 1] === YIELDS ? 'points' : 'number'
}
