/** How a person looks: the thing in the hand, the coat, and the hat (0 brim, 1 cap, 2 veil, 3 none). */
export interface Portrait {
  holds: string
  coat: string
  hat: number
}

const COATS = ['--w-slate', '--w-leaf', '--w-roof', '--w-cloth', '--w-field2', '--w-night', '--w-wood']
const HOLDS: Record<string, [string, number]> = {
  count: ['castle', 1],
  traveller: ['travel', 0],
  messenger: ['wagon', 0],
  tollkeeper: ['coin', 1],
  medico: ['tea', 1],
  bard: ['book', 0],
  scrapdealer: ['customer', 1],
  duchess: ['cards', 2],
  chronicler: ['quill', 1],
  smith: ['plough', 3],
  miller: ['mill', 1],
  gravedigger: ['grave', 0],
  midwife: ['birth', 2],
  abbot: ['church-step', 3],
  bishop: ['church', 1],
  nun: ['church', 2],
  mayor: ['council', 1],
  beadle: ['council-step', 0],
  scribe: ['scroll', 3],
  wainwright: ['wagon', 1],
  cattledealer: ['ox', 0],
  farmerswife: ['grain', 2],
  marketwoman: ['market', 2],
  wholesaler: ['customer', 0],
  treasurer: ['coin', 1],
  juggler: ['q-any', 1],
  fortuneteller: ['time', 2],
  guildmaster: ['crafts', 1],
  nightwatchman: ['first', 0],
  innkeeper: ['beer', 3],
  admiral: ['captain', 0],
  helmsman: ['ship', 0],
  quartermaster: ['chest', 1],
  cartographer: ['lighthouse', 1],
  shopkeeper: ['shop', 2],
  jackofalltrades: ['well', 0],
  cousin: ['ring', 2],
}

export function portrait(person: string): Portrait {
  const [holds, hat] = HOLDS[person] ?? ['cards', 3]
  const letters = [...person].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)
  return { holds, hat, coat: COATS[letters % COATS.length] ?? '--w-slate' }
}
