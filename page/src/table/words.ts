import type { GameParts } from '../lib/games'
import WordsBoard from './WordsBoard.svelte'
import WordsRival from './WordsRival.svelte'

/** For a game whose board is not drawn yet: its cover, and everything else in words. */
const words: GameParts = { Board: WordsBoard, Rival: WordsRival, headline: () => '', points: () => null }

export default words
