/** Chapters of the rules that show a part of the board, by their anchor: how large, in which position. */
export interface Drawn {
  width: number
  height: number
  when: 'mood' | 'raid' | 'building'
  /** On a phone, where the part is laid out for it. */
  tall?: { width: number; height: number }
}

const REALM = { width: 600, height: 310, when: 'building' } as const
const PRICES = { width: 322, height: 172, when: 'building' } as const
const CHRONICLE = { width: 340, height: 72, when: 'building' } as const

export const DRAWN: Record<string, Drawn> = {
  'first-statue': REALM,
  mood: { width: 690, height: 390, when: 'mood', tall: { width: 390, height: 440 } },
  raid: { width: 690, height: 370, when: 'raid', tall: { width: 390, height: 430 } },
  statues: REALM,
  paying: PRICES,
  anywhere: PRICES,
  ranks: { width: 322, height: 172, when: 'mood' },
  coronation: CHRONICLE,
  regions: REALM,
  end: CHRONICLE,
}
