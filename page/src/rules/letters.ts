/** Letters in the pictures of the rules: each stands where something can be seen, and before the paragraph of its rule. */

/** A rule, and where its letter stands: how far from the left and from below, in units of the picture. */
export type Spot = [rule: string, left: number, up: number]

export interface Letter {
  sign: string
  left: number
  up: number
}

/** By the scene of Village, or by the chapter of the other games; in the order of the paragraphs. */
const SPOTS: Record<string, Spot[]> = {
  'sc-harvest': [
    ['V-HARV-01', 9, 56],
    ['V-HARV-03', 9, 30],
  ],
  'sc-family': [
    ['V-FAM-01', 9, 30],
    ['V-FAM-03', 85, 30],
  ],
  'sc-crafts': [
    ['V-CRAFT-03', 7, 49],
    ['V-CRAFT-07', 7, 24],
    ['V-CRAFT-09', 63, 128],
    ['V-CRAFT-10', 128, 128],
    ['V-CRAFT-12', 192, 130],
    ['V-CRAFT-13', 257, 130],
    ['V-CRAFT-15', 314, 96],
  ],
  'sc-marketday': [
    ['V-MKT-01', 139, 173],
    ['V-MKT-03', 154, 144],
    ['V-MKT-04', 242, 134],
    ['V-MKT-06', 556, 193],
    ['V-MKT-09', 139, 74],
    ['V-MKT-14', 158, 55],
  ],
  'sc-travel': [
    ['V-TRAV-01', 294, 72],
    ['V-TRAV-02', 133, 18],
    ['V-TRAV-03', 270, 101],
    ['V-TRAV-05', 220, 121],
    ['V-TRAV-09', 177, 18],
  ],
  'sc-council': [
    ['V-COUN-02', 101, 170],
    ['V-COUN-08', 9, 42],
    ['V-COUN-10', 52, 70],
    ['V-COUN-11', 95, 94],
    ['V-COUN-12', 137, 118],
  ],
  'sc-church': [
    ['V-CHUR-01', 130, 136],
    ['V-CHUR-02', 130, 162],
  ],
  'sc-mass': [
    ['V-MASS-03', 114, 196],
    ['V-MASS-05', 254, 196],
    ['V-MASS-06', 164, 157],
    ['V-MASS-09', 394, 196],
    ['V-MASS-11', 370, 60],
    ['V-MASS-14', 533, 196],
  ],
  'sc-graves': [
    ['V-DEATH-07', 23, 153],
    ['V-DEATH-09', 145, 40],
  ],
  areas: [
    ['MV-AREA-01', 14, 384],
    ['MV-AREA-02', 348, 408],
  ],
  time: [
    ['MV-TIME-01', 190, 236],
    ['MV-TIME-03', 92, 160],
  ],
  dice: [
    ['MV-DICE-01', 14, 102],
    ['MV-DICE-03', 566, 94],
    ['MV-DICE-06', 566, 66],
    ['MV-DICE-09', 14, 54],
  ],
  banners: [
    ['MV-BAN-01', 352, 252],
    ['MV-BAN-10', 706, 236],
  ],
  bailiff: [
    ['MV-BAIL-01', 134, 182],
    ['MV-BAIL-07', 11, 156],
  ],
  school: [
    ['MV-GAME-01', 130, 140],
    ['MV-SCHOOL-01', 9, 140],
  ],
  chief: [
    ['MV-CHIEF-01', 198, 140],
    ['MV-CHIEF-03', 236, 42],
    ['MV-CHIEF-05', 278, 42],
    ['MV-CHIEF-07', 166, 42],
  ],
  rat: [['MV-RAT-01', 284, 60]],
  'first-statue': [['TR-FIRST-02', 204, 298]],
  mood: [
    ['TR-MOOD-01', 98, 352],
    ['TR-MOOD-02', 416, 268],
  ],
  raid: [
    ['TR-GRAB-05', 354, 352],
    ['TR-GRAB-09', 251, 226],
    ['TR-GRAB-13', 449, 344],
  ],
  statues: [
    ['TR-BUILD-08', 206, 208],
    ['TR-BUILD-10', 254, 298],
    ['TR-BUILD-16', 14, 296],
  ],
  paying: [['TR-PAY-01', 112, 146]],
  anywhere: [['TR-FREE-01', 8, 26]],
  ranks: [['TR-RANK-01', 10, 142]],
  coronation: [
    ['TR-CHRON-01', 9, 48],
    ['TR-CHRON-05', 168, 48],
  ],
  regions: [['TR-REVEAL-01', 14, 296]],
  end: [
    ['TR-END-02', 168, 48],
    ['TR-END-06', 300, 48],
  ],
}

/** The letters of a picture by their rules, of those rules that are told beside it. */
export function lettersOf(picture: string, told: (rule: string) => boolean): Map<string, Letter> {
  const spots = (SPOTS[picture] ?? []).filter(([rule]) => told(rule))
  return new Map(
    spots.map(([rule, left, up], number) => [rule, { sign: String.fromCharCode(65 + number), left, up }]),
  )
}
