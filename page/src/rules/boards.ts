/** Which chapters show a part of a game's own board: by the scene they name, or by their anchor. */
import type { Component } from 'svelte'
import type { Chapter } from '../lib/api'
import { screen } from '../lib/screen.svelte'
import { DRAWN as MYVILLAGE } from '../myvillage/pictures'
import { DRAWN as TUMULT } from '../tumult/pictures'
import { DRAWN as VILLAGE } from '../village/pictures'

export interface Board {
  name: string
  width: number
  height: number
  /** Laid out anew for a phone: nothing is where it was. */
  tall: boolean
  load: () => Promise<{ default: Component<{ name: string }> }>
}

const SKY = 28 // that places of Village leave out on a phone

function inVillage({ picture }: Chapter): Board | undefined {
  const scene = VILLAGE[picture ?? '']
  if (!scene || !picture) return undefined
  const name = screen.phone ? (scene.phone ?? picture) : picture
  const { width, height } = VILLAGE[name] ?? scene
  return {
    name,
    width,
    height: height - (screen.phone ? SKY : 0),
    tall: false,
    load: () => import('../village/Picture.svelte'),
  }
}

type Sized = Record<string, { width: number; height: number; tall?: { width: number; height: number } }>

function inOther(drawn: Sized, load: Board['load']): (chapter: Chapter) => Board | undefined {
  return ({ anchor }) => {
    const part = drawn[anchor]
    if (!part) return undefined
    const tall = screen.phone && part.tall
    const { width, height } = tall || part
    return { name: anchor, width, height, tall: !!tall, load }
  }
}

const GAMES: Record<string, (chapter: Chapter) => Board | undefined> = {
  village: inVillage,
  myvillage: inOther(MYVILLAGE, () => import('../myvillage/Picture.svelte')),
  tumult: inOther(TUMULT, () => import('../tumult/Picture.svelte')),
}

export const boardOf = (game: string, chapter: Chapter): Board | undefined => GAMES[game]?.(chapter)
