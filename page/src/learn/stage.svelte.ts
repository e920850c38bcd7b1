import { tick } from 'svelte'
import { screen } from '../lib/screen.svelte'
import type { Course } from './course.svelte'

/** A rectangle of the frame, in its own pixels. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

const BEAT = 120 // ms between two looks at where things stand
const BOARD = '.frame .board'
const BAR = '[data-prompt]'
const AIR = 3 // between a thing and its light

/** Where on the screen the lesson is: what glows, what stays in the light, and where there is room to speak. */
export class Stage {
  /** What makes the wanted move. */
  rings = $state.raw<Box[]>([])
  /** What is not veiled: the place in question, the option in the bar. */
  lights = $state.raw<Box[]>([])
  veils = $state.raw<Box[]>([])
  board = $state.raw<Box | null>(null)
  /** The places among the lights. */
  places = $state.raw<Box[]>([])
  #seen = ''
  #shown = -1

  constructor(private readonly course: Course) {}

  /** Looks at the screen as long as the lesson lasts: boards move things as they like. */
  watch(): () => void {
    const timer = setInterval(() => this.look(), BEAT)
    return () => clearInterval(timer)
  }

  look(): void {
    const found = this.#find()
    const seen = JSON.stringify(found)
    if (seen === this.#seen) return
    this.#seen = seen
    Object.assign(this, found)
    if (this.#shown !== this.course.here) void this.#bringIntoSight()
  }

  #find() {
    const { wanted, stop } = this.course
    const board = document.querySelector(BOARD)
    const bar = document.querySelector(BAR)
    const targets = wanted ? targetsOf(wanted).filter(inSight) : []
    const places = new Set(targets.filter(one => board?.contains(one)).map(placeOf))
    const about = stop?.look && placeCalled(stop.look)
    if (about) places.add(about)
    const options = targets.filter(one => bar?.contains(one))
    const veiled = [places.size ? board : null, wanted || stop?.say ? bar : null].filter(one => one !== null)
    return {
      rings: targets.map(boxOf),
      lights: [...places, ...options].map(boxOf),
      veils: veiled.map(boxOf),
      board: board && boxOf(board),
      places: [...places].map(boxOf),
    }
  }

  async #bringIntoSight(): Promise<void> {
    const { wanted, stop, here } = this.course
    if (stop?.look && !placeCalled(stop.look)) openPlace(stop.look)
    await tick()
    const targets = wanted ? targetsOf(wanted) : []
    if (wanted && !targets.some(one => one.closest(BAR))) return
    this.#shown = here
    for (const target of targets) target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
}

/** All that makes a move, or asks which of several. */
function targetsOf(move: string): Element[] {
  const quoted = JSON.stringify(move)
  const found = document.querySelectorAll(`.frame :is([data-move=${quoted}], [data-moves~=${quoted}])`)
  return [...found].filter(one => one.getBoundingClientRect().width > 0)
}

/** Not scrolled out of a frame around it. */
function inSight(element: Element): boolean {
  const { left, top, right, bottom } = element.getBoundingClientRect()
  for (let frame = element.parentElement; frame; frame = frame.parentElement) {
    if (getComputedStyle(frame).overflow === 'visible') continue
    const edge = frame.getBoundingClientRect()
    if (right <= edge.left || left >= edge.right || bottom <= edge.top || top >= edge.bottom) return false
  }
  return true
}

function placeOf(target: Element): Element {
  return target.closest('section, [data-tile]') ?? target
}

function placeCalled(name: string): Element | null {
  const quoted = JSON.stringify(name)
  return document.querySelector(`.frame :is([data-place=${quoted}], [data-tile=${quoted}])`)
}

function openPlace(name: string): void {
  document.querySelector<HTMLElement>(`.frame [data-shows=${JSON.stringify(name)}]`)?.click()
}

function boxOf(element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect()
  const px = (size: number) => Math.round(size / screen.fit)
  return { x: px(x) - AIR, y: px(y) - AIR, width: px(width) + 2 * AIR, height: px(height) + 2 * AIR }
}
