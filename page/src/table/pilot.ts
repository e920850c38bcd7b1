/** The keyboard at the table: digits choose, arrows walk through the options, Enter is the browser's own. */
import type { Table } from '../lib/table.svelte'

const PATIENCE = 700 // ms to wait for a second digit

export class Pilot {
  #typed = ''
  #timer = 0
  /** The move that arrows came to last. */
  #left = ''

  constructor(private readonly table: Table) {}

  digit(digit: string): void {
    const answer = document.querySelector<HTMLElement>(`[data-key="${digit}"]`)
    if (answer) {
      answer.click()
      return
    }
    if (this.#inGroup(Number(digit))) return
    this.#typed += digit
    clearTimeout(this.#timer)
    const { cells, decline } = this.table.prompt
    if (this.#typed === '0' && decline) this.#choose(() => this.table.choose(decline.notation))
    else if (!cells.some(({ key }) => key.length > this.#typed.length && key.startsWith(this.#typed)))
      this.#choose(() => this.#cell(this.#typed))
    else this.#timer = window.setTimeout(() => this.#choose(() => this.#cell(this.#typed)), PATIENCE)
  }

  #choose(act: () => void): void {
    act()
    this.#typed = ''
  }

  #cell(key: string): void {
    const cell = this.table.prompt.cells.find(one => one.key === key)
    const [first] = cell?.options ?? []
    if (!cell || !first) return
    if (cell.options.length === 1) this.table.choose(first.notation)
    else document.querySelector<HTMLElement>(`[data-cell="${key}"] button`)?.focus()
  }

  /** With the focus inside a group of options, a digit is a place in that group; what is refused has none. */
  #inGroup(digit: number): boolean {
    const group = document.activeElement?.closest('[data-cell]')
    const member = group?.querySelectorAll<HTMLElement>('.members [data-move]')[digit - 1]
    member?.click()
    return !!member
  }

  /** To the nearest option in that direction; from nowhere, to where the last walk ended. */
  walk(across: number, down: number): void {
    const all = [...document.querySelectorAll<HTMLElement>('[data-options] button')]
    const to = this.#next(all, across, down)
    to?.focus()
    this.#left = to?.dataset.move ?? this.#left
  }

  #next(all: HTMLElement[], across: number, down: number): HTMLElement | undefined {
    const here = document.activeElement instanceof HTMLElement ? document.activeElement : null
    const from = here ? all.indexOf(here) : -1
    if (from < 0 || !here) return this.#again(all)
    if (across) return all[(from + across + all.length) % all.length]
    const start = middle(here)
    const below = all.filter(one => (middle(one).y - start.y) * down > 8)
    return below.sort((one, two) => far(one, start) - far(two, start))[0]
  }

  /** Whoever reaches for tile after tile begins where the last one lay, not at the first each time. */
  #again(all: HTMLElement[]): HTMLElement | undefined {
    const [kind, number] = this.#left.split(':')
    const alike = all.filter(({ dataset }) => dataset.move?.startsWith(`${kind}:`))
    const beyond = alike.find(({ dataset }) => Number(dataset.move?.split(':')[1]) >= Number(number))
    return beyond ?? alike.at(-1) ?? all[0]
  }
}

function middle(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect()
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

function far(element: Element, { x, y }: { x: number; y: number }): number {
  const to = middle(element)
  return Math.abs(to.x - x) + 3 * Math.abs(to.y - y)
}
