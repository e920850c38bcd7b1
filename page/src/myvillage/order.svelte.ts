import { tick } from 'svelte'
import type { Attachment } from 'svelte/attachments'
import type { Option } from '../lib/table.svelte'

/** Steps in an order of the reader's own: dragged onto another one, or moved by Alt and an arrow. */
export class Order {
  #laid = $state.raw<string[]>([])
  #dragged: string | null = null
  /** The step onto which another one would fall. */
  over = $state<string | null>(null)

  /** What the reader has laid comes first; the rest as it came. */
  of(options: Option[]): Option[] {
    const laid = this.#laid
    const place = ({ notation }: Option) => (laid.includes(notation) ? laid.indexOf(notation) : laid.length)
    return options.toSorted((one, two) => place(one) - place(two))
  }

  /** Lays a step at a place among the others. */
  lay(notation: string, at: number, options: Option[]): void {
    const others = options.map(option => option.notation).filter(one => one !== notation)
    this.#laid = others.toSpliced(Math.max(0, at), 0, notation)
  }

  forget(): void {
    this.#laid = []
  }

  /** Wherever the pointer is lifted, nothing is dragged any more. */
  #drop(): void {
    this.#dragged = this.over = null
  }

  /** Makes one of these steps movable. A click begins and ends on one step, so a drag never makes a move. */
  movable(notation: string, options: Option[]): Attachment<HTMLElement> {
    const at = options.findIndex(option => option.notation === notation)
    const deeds: Record<string, (event: Event) => void> = {
      pointerdown: () => {
        this.#dragged = notation
        window.addEventListener('pointerup', () => this.#drop(), { once: true })
      },
      pointerenter: () => {
        if (this.#dragged && this.#dragged !== notation) this.over = notation
      },
      pointerleave: () => {
        this.over = null
      },
      pointerup: () => {
        if (this.#dragged && this.over === notation) this.lay(this.#dragged, at, options)
      },
      keydown: event => {
        const { altKey, key } = event as KeyboardEvent
        const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[key]
        if (!altKey || !step) return
        event.preventDefault()
        event.stopPropagation()
        const focused = document.activeElement as HTMLElement
        this.lay(notation, at + step, options)
        void tick().then(() => focused.focus()) // what is moved in the page loses it
      },
    }
    return element => {
      for (const [name, deed] of Object.entries(deeds)) element.addEventListener(name, deed)
      return () => {
        for (const [name, deed] of Object.entries(deeds)) element.removeEventListener(name, deed)
      }
    }
  }
}
