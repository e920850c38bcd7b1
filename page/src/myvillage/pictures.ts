/** Chapters of the rules that show a part of the board, by their anchor: how large, in which position. */
export interface Drawn {
  width: number
  height: number
  when: 'base' | 'dice' | 'death'
  /** On a phone, where the part is laid out for it. */
  tall?: { width: number; height: number }
}

const AREA = { height: 132, when: 'base' } as const
const SQUARE = { width: 316, height: 148, when: 'base' } as const
const COUNCIL = { width: 200, height: 148, when: 'base' } as const

export const DRAWN: Record<string, Drawn> = {
  areas: { width: 776, height: 424, when: 'base', tall: { width: 390, height: 420 } },
  time: { width: 236, height: 330, when: 'death' },
  dice: { width: 776, height: 128, when: 'dice', tall: { width: 390, height: 150 } },
  banners: { width: 776, height: 264, when: 'dice', tall: { width: 390, height: 620 } },
  'black-banners': { width: 1014, height: 124, when: 'base' },
  bailiff: { width: 226, height: 190, when: 'base', tall: { width: 390, height: 240 } },
  school: SQUARE,
  chief: SQUARE,
  death: { width: 776, height: 184, when: 'death', tall: { width: 390, height: 330 } },
  rat: { width: 420, height: 84, when: 'death' },
  crafts: { width: 384, ...AREA },
  fields: { width: 262, ...AREA },
  customers: { width: 400, ...AREA },
  travel: { width: 384, ...AREA },
  churches: { width: 252, ...AREA, height: 148 },
  monks: { width: 252, ...AREA, height: 148 },
  'meeting-place': COUNCIL,
  'town-halls': COUNCIL,
}
