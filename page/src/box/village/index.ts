import Chronicle from '../../village/Chronicle.svelte'
import Church from '../../village/Church.svelte'
import Council from '../../village/Council.svelte'
import Crafts from '../../village/Crafts.svelte'
import Family from '../../village/Family.svelte'
import Harvest from '../../village/Harvest.svelte'
import Inn from '../../village/Inn.svelte'
import Market from '../../village/Market.svelte'
import Marriage from '../../village/Marriage.svelte'
import Sea from '../../village/Sea.svelte'
import Smuggler from '../../village/Smuggler.svelte'
import Travel from '../../village/Travel.svelte'
import { layTable } from '../../village/village.svelte'
import Well from '../../village/Well.svelte'
import '../../village/village.css'
import type { Section } from '../model'
import type { BoxParts } from '../parts'
import Picture from './Picture.svelte'

const marriage = ['generations', 'pinks', 'rolls', 'couples', 'ceremony', 'wedding', 'favours']

const farm = ['generations', 'start_coins', 'plague_time', 'barn', 'life']
const inn = ['start_beer', 'placing', 'sides', 'without']
const port = ['holds', 'return_time', 'stalls', 'line', 'field']
const below = (table: string, parts: string[]) => parts.map(part => `${table}.${part}`)
const CARD = { rows: 'setup_cards.card', tile: 132, called: ['players'] }
const TILE = { rows: 'customers.customer', icon: 'customer', tile: 80 }

const sections: Section[] = [
  { id: 'customers', ...TILE, of: '' },
  { id: 'travel', icon: 'travel', parts: ['travel', 'scoring.travel'], width: 308 },
  { id: 'council', icon: 'council', parts: ['council', 'scoring.council'], width: 182 },
  { id: 'church', icon: 'church', parts: ['church', 'scoring.church'], width: 188 },
  { id: 'crafts', icon: 'crafts', parts: ['crafts'], width: 332 },
  { id: 'market', icon: 'market', parts: ['market'], width: 352 },
  { id: 'harvest', icon: 'harvest', parts: ['farm.harvest'], width: 172 },
  { id: 'farm', icon: 'farm', parts: below('farm', farm), width: 172 },
  { id: 'well', icon: 'well', parts: ['scoring.coin', 'scoring.well'], width: 76 },
  { id: 'chronicle', icon: 'book', parts: ['chronicle', 'scoring.chronicle'], width: 248 },
  { id: 'setup', icon: 'q-any', ...CARD, of: '' },
  { id: 'supplies', icon: 'chest', rows: 'supplies', tile: 128 },
  { id: 'inn', icon: 'inn', parts: below('inn', inn), expansion: 'inn', width: 340 },
  { id: 'inn-customers', ...TILE, of: 'inn', width: 250 },
  {
    id: 'persons',
    icon: 'cards',
    rows: 'inn.person',
    expansion: 'inn',
    named: 'village-person-',
    tile: 106,
    tall: 118,
  },
  { id: 'sea', icon: 'ship', parts: below('port', port), expansion: 'port', width: 420 },
  { id: 'islands', icon: 'island', rows: 'port.island', expansion: 'port', tile: 106, width: 250 },
  { id: 'captains', icon: 'captain', rows: 'port.captain', expansion: 'port', tile: 80 },
  { id: 'chests', icon: 'chest', rows: 'port.chest', expansion: 'port', tile: 80 },
  { id: 'burials', icon: 'sea-grave', rows: 'port.burial', expansion: 'port', tile: 80 },
  { id: 'marriage', icon: 'ring', parts: below('marriage', marriage), expansion: 'marriage', width: 340 },
  { id: 'smuggler', icon: 'smuggler', parts: ['marriage.smuggler'], expansion: 'marriage', width: 340 },
  { id: 'marriage-customers', ...TILE, of: 'marriage', width: 435 },
  {
    id: 'die',
    icon: 'die4',
    rows: 'marriage.die',
    expansion: 'marriage',
    called: ['colour'],
    tile: 80,
    width: 200,
  },
  { id: 'ranks', icon: 'church-step', rows: 'marriage.rank', expansion: 'marriage', tile: 106 },
  { id: 'solo', icon: 'fate', rows: 'solo', expansion: 'solo', tile: 212 },
  { id: 'more-setup', icon: 'q-any', ...CARD, of: '+', called: ['players', 'expansions'] },
]

const parts: BoxParts = {
  sections,
  expansions: ['inn', 'port', 'marriage', 'solo'],
  layTable,
  board: 'village',
  Picture,
  boards: {
    travel: { Board: Travel },
    council: { Board: Council },
    church: { Board: Church },
    crafts: { Board: Crafts },
    market: { Board: Market },
    harvest: { Board: Harvest },
    farm: { Board: Family },
    well: { Board: Well },
    chronicle: { Board: Chronicle },
    inn: { Board: Inn, opening: 'all', height: 326 },
    sea: { Board: Sea, opening: 'all', height: 326 },
    marriage: { Board: Marriage, opening: 'all', height: 326 },
    smuggler: { Board: Smuggler, opening: 'all', height: 326 },
  },
}

export default parts
