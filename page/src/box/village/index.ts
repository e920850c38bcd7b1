import Chronicle from '../../village/Chronicle.svelte'
import Church from '../../village/Church.svelte'
import Council from '../../village/Council.svelte'
import Crafts from '../../village/Crafts.svelte'
import Harvest from '../../village/Harvest.svelte'
import Inn from '../../village/Inn.svelte'
import Market from '../../village/Market.svelte'
import Marriage from '../../village/Marriage.svelte'
import Sea from '../../village/Sea.svelte'
import Smuggler from '../../village/Smuggler.svelte'
import Travel from '../../village/Travel.svelte'
import Well from '../../village/Well.svelte'
import type { Section } from '../model'
import type { BoxParts } from '../parts'
import Picture from './Picture.svelte'
import Stage from './Stage.svelte'

const marriage = ['generations', 'pinks', 'rolls', 'couples', 'ceremony', 'wedding', 'favours']

const sections: Section[] = [
  { id: 'customers', icon: 'customer', rows: 'customers.customer', tile: 80 },
  { id: 'travel', icon: 'travel', parts: ['travel', 'scoring.travel'], width: 308 },
  { id: 'council', icon: 'council', parts: ['council', 'scoring.council'], width: 182 },
  { id: 'church', icon: 'church', parts: ['church', 'scoring.church'], width: 190 },
  { id: 'crafts', icon: 'crafts', parts: ['crafts'], width: 335 },
  { id: 'market', icon: 'market', parts: ['market'], width: 352 },
  { id: 'farm', icon: 'harvest', parts: ['farm'], width: 166 },
  { id: 'well', icon: 'well', parts: ['scoring.coin', 'scoring.well'], width: 74 },
  { id: 'chronicle', icon: 'book', parts: ['chronicle', 'scoring.chronicle'], width: 260 },
  { id: 'setup', icon: 'q-any', rows: 'setup_cards.card', tile: 132 },
  { id: 'supplies', icon: 'chest', rows: 'supplies', tile: 132 },
  {
    id: 'inn',
    icon: 'inn',
    parts: ['inn.start_beer', 'inn.placing', 'inn.sides', 'inn.without'],
    expansion: 'inn',
    width: 340,
  },
  {
    id: 'persons',
    icon: 'cards',
    rows: 'inn.person',
    expansion: 'inn',
    named: 'village-person-',
    tile: 80,
  },
  {
    id: 'sea',
    icon: 'ship',
    parts: ['port.holds', 'port.return_time', 'port.stalls', 'port.line', 'port.field'],
    expansion: 'port',
    width: 460,
  },
  { id: 'islands', icon: 'island', rows: 'port.island', expansion: 'port', tile: 106 },
  { id: 'captains', icon: 'captain', rows: 'port.captain', expansion: 'port', tile: 80 },
  { id: 'chests', icon: 'chest', rows: 'port.chest', expansion: 'port', tile: 80 },
  { id: 'burials', icon: 'sea-grave', rows: 'port.burial', expansion: 'port', tile: 80 },
  {
    id: 'marriage',
    icon: 'ring',
    parts: marriage.map(part => `marriage.${part}`),
    expansion: 'marriage',
    width: 340,
  },
  {
    id: 'smuggler',
    icon: 'smuggler',
    parts: ['marriage.smuggler'],
    expansion: 'marriage',
    width: 340,
  },
  { id: 'ranks', icon: 'church-step', rows: 'marriage.rank', expansion: 'marriage', tile: 80 },
  { id: 'die', icon: 'die4', rows: 'marriage.die', expansion: 'marriage', tile: 80 },
  { id: 'solo', icon: 'fate', rows: 'solo', expansion: 'solo', tile: 220 },
]

const parts: BoxParts = {
  sections,
  expansions: ['inn', 'port', 'marriage', 'solo'],
  Stage,
  Picture,
  boards: {
    travel: { Board: Travel },
    council: { Board: Council },
    church: { Board: Church },
    crafts: { Board: Crafts },
    market: { Board: Market },
    farm: { Board: Harvest },
    well: { Board: Well },
    chronicle: { Board: Chronicle },
    inn: { Board: Inn, opening: 'all', height: 326 },
    sea: { Board: Sea, opening: 'all', height: 326 },
    marriage: { Board: Marriage, opening: 'all', height: 326 },
    smuggler: { Board: Smuggler, opening: 'all', height: 326 },
  },
}

export default parts
