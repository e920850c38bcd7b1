/** Keeps in sight what can be chosen in a frame that shows a part only, or has been: now and whenever its size changes. */
export function keepInSight(frame: HTMLElement): () => void {
  const sized = new ResizeObserver(() => bring(frame))
  sized.observe(frame)
  return () => sized.disconnect()
}

function bring(frame: HTMLElement): void {
  const seen = frame.getBoundingClientRect()
  const wanted = [...frame.querySelectorAll('.legal, .chosen')].map(one => one.getBoundingClientRect())
  frame.scrollBy({
    left: missing(
      seen.left,
      seen.right,
      wanted.map(one => one.left),
      wanted.map(one => one.right),
    ),
    top: missing(
      seen.top,
      seen.bottom,
      wanted.map(one => one.top),
      wanted.map(one => one.bottom),
    ),
  })
}

/** How far their middle lies from that of the frame, if one of them is out of sight. */
function missing(from: number, to: number, begins: number[], ends: number[]): number {
  const [first, last] = [Math.min(...begins), Math.max(...ends)]
  return first < from || last > to ? (first + last - from - to) / 2 : 0
}
