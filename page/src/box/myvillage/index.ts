import Book from '../../myvillage/Book.svelte'
import { layTable } from '../../myvillage/hamlet.svelte'
import Market from '../../myvillage/Market.svelte'
import Rat from '../../myvillage/Rat.svelte'
import '../../myvillage/myvillage.css'
import '../../village/village.css'
import type { Section } from '../model'
import type { BoxParts } from '../parts'
import Picture from './Picture.svelte'

const boards = ['plague_time', 'turn_coins', 'game', 'life', 'school', 'chief', 'hand']

const sections: Section[] = [
  { id: 'customers', icon: 'customer', rows: 'customers.customer', tile: 80 },
  { id: 'journey', icon: 'travel', rows: 'travel.card', tile: 80, tall: 114 },
  { id: 'letters', icon: 'castle', rows: 'travel.letter', tile: 80, tall: 114, width: 690 },
  {
    id: 'shops',
    icon: 'crafts',
    rows: 'crafts.building',
    named: 'myvillage-shop-',
    tile: 106,
    tall: 114,
    width: 690,
  },
  {
    id: 'churches',
    icon: 'church',
    rows: 'church.church',
    named: 'myvillage-church-',
    tile: 106,
    tall: 114,
    width: 690,
  },
  {
    id: 'halls',
    icon: 'council',
    rows: 'council.hall',
    named: 'myvillage-hall-',
    tile: 106,
    tall: 114,
    width: 690,
  },
  { id: 'monks', icon: 'monk', rows: 'church.monk', tile: 80, tall: 114 },
  { id: 'meeting', icon: 'people', rows: 'council', tile: 106, tall: 114, width: 150 },
  { id: 'fields', icon: 'field', parts: ['harvest'], width: 150 },
  {
    id: 'windows',
    icon: 'church-step',
    parts: ['church.windows', 'church.healings', 'church.monk_customers'],
    width: 340,
  },
  { id: 'market', icon: 'market', parts: ['market'], width: 260 },
  { id: 'chronicle', icon: 'book', parts: ['boards.chronicle'], width: 420 },
  { id: 'rat', icon: 'rat', parts: ['boards.rat'], width: 694 },
  { id: 'villages', icon: 'village', rows: 'boards.board', tile: 80, width: 340 },
  { id: 'boards', icon: 'school', parts: boards.map(part => `boards.${part}`), width: 340 },
  { id: 'dice', icon: 'die-5', rows: 'supplies.setup', called: ['players'], tile: 132, width: 420 },
  { id: 'coins', icon: 'coin', parts: ['supplies.start_coins', 'scoring'], width: 260 },
]

const parts: BoxParts = {
  sections,
  expansions: [],
  layTable,
  board: 'mv',
  Picture,
  boards: {
    market: { Board: Market, height: 200 },
    chronicle: { Board: Book, height: 200 },
    rat: { Board: Rat, height: 90 },
  },
}

export default parts
