import type { Attachment } from 'svelte/attachments'
import { on } from 'svelte/events'

/** What a tooltip says: what the thing is, what it does, and how sure we are of its value. */
export interface Told {
  title: string
  text?: string
  source?: string
  warn?: string
}

class Tips {
  shown = $state.raw<{ told: Told; at: DOMRect } | null>(null)
  #timer = 0

  open(node: Element, tell: () => Told | null, delay: number): void {
    clearTimeout(this.#timer)
    this.#timer = window.setTimeout(() => {
      const told = node.isConnected ? tell() : null
      this.shown = told && { told, at: node.getBoundingClientRect() }
    }, delay)
  }

  close(): void {
    clearTimeout(this.#timer)
    this.shown = null
  }
}

export const tips = new Tips()
const HOVER = 350 // milliseconds: who only passes by is not disturbed

/** Lets an element speak: on hover, on focus, and when a finger rests on it. */
export function tip(tell: () => Told | null): Attachment<Element> {
  return node => {
    const enter = (event: Event) => {
      event.stopPropagation()
      tips.open(node, tell, event.type === 'focus' ? 0 : HOVER)
    }
    const leave = () => tips.close()
    /** A finger cannot hover: its tap tells, unless it does something. */
    const tap = (event: Event) => {
      const touched = event instanceof PointerEvent && event.pointerType === 'touch'
      if (touched && !node.matches('[data-move], [data-moves], [data-refused]')) tips.open(node, tell, 0)
      else tips.close()
    }
    const pairs = [
      ['pointerover', enter],
      ['focus', enter],
      ['pointerleave', leave],
      ['blur', leave],
      ['click', tap],
    ] as const
    // `on` keeps what a listener changes apart from the drawing: an element may lose the focus while it is removed.
    const offs = pairs.map(([name, does]) => on(node, name, does))
    return () => {
      for (const off of offs) off()
    }
  }
}
