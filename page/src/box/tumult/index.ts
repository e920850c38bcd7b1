import Prices from '../../tumult/Prices.svelte'
import { layTable } from '../../tumult/tumult.svelte'
import Wheel from '../../tumult/Wheel.svelte'
import '../../village/village.css'
import type { Section } from '../model'
import type { BoxParts } from '../parts'
import Picture from './Picture.svelte'

const sections: Section[] = [
  { id: 'tiles', icon: 'bread', rows: 'tiles.tile', called: ['good', 'rim'], tile: 218, tall: 128 },
  { id: 'spinner', icon: 'spinner', parts: ['spinner'], width: 206 },
  { id: 'prices', icon: 'statue', parts: ['building.factor', 'building.statues'], width: 460 },
  { id: 'realm', icon: 'castle-field', rows: 'frame.layout', called: ['players'], tile: 128, tall: 110 },
  { id: 'landscapes', icon: 'meadow', rows: 'landscapes.landscape', tile: 128, tall: 132 },
  { id: 'lands', icon: 'forest', rows: 'building.field', named: 'tumult-land-', tile: 128, tall: 118 },
  { id: 'chronicle', icon: 'book', rows: 'chronicle.field', tile: 64 },
  { id: 'retinue', icon: 'retinue', parts: ['retinue'], width: 340 },
  { id: 'raid', icon: 'hand', parts: ['tiles.set_aside', 'tiles.mercy', 'tiles.players'], width: 340 },
]

const parts: BoxParts = {
  sections,
  expansions: [],
  layTable,
  board: 'village',
  Picture,
  boards: {
    spinner: { Board: Wheel },
    prices: { Board: Prices },
  },
}

export default parts
