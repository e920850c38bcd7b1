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
