import { screen } from '../lib/screen.svelte'

const THREE_LINES = 64
/** One after the other: a tag without words, half a row instead of a third, smaller words, a whole row. */
const ROOMS = ['brief', 'roomy', 'dense', 'whole']

/** An option whose words find no room gets more. */
export function widen(options: HTMLElement | undefined): void {
  if (!options) return
  for (const cell of options.children) cell.classList.remove(...ROOMS)
  for (const room of ROOMS) for (const cell of [...options.children].filter(isCut)) cell.classList.add(room)
  if (screen.phone) fill([...options.children])
}

/** Whoever stands alone in a row, with others below, has all of it. */
function fill(cells: Element[]): void {
  const rows = Map.groupBy(cells, cell => Math.round(cell.getBoundingClientRect().top))
  for (const [only, other] of [...rows.values()].slice(0, -1)) if (!other) only?.classList.add('roomy')
}

/** Something is clipped or lies outside; on the phone, where rows grow, words made one higher than three lines. */
function isCut(cell: Element): boolean {
  const { top, bottom, right } = cell.getBoundingClientRect()
  if ([...cell.children].some(part => part.getBoundingClientRect().right > right)) return true
  if (screen.phone && heightOf(cell) > THREE_LINES && !cell.matches('.group')) return true
  return [...cell.querySelectorAll('.words, .reason, .fate, .title, em')].some(words => {
    const own = words.getBoundingClientRect()
    const over = words.scrollWidth > words.clientWidth + 2 && getComputedStyle(words).display !== 'inline'
    return over || words.scrollHeight > words.clientHeight + 2 || own.top < top || own.bottom > bottom
  })
}

/** What is in it, for itself may be as high as its neighbour. */
function heightOf(cell: Element): number {
  const boxes = [...cell.children].map(child => child.getBoundingClientRect()).filter(({ height }) => height)
  return Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top))
}
