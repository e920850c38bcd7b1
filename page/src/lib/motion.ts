/** Pieces travel from where they were to where they go, along a low arc, over everything else. */
export interface Journey {
  icon: string
  from: string
  to: string
}

type Spot = { x: number; y: number } | null

const SIZE = 26
const NS = 'http://www.w3.org/2000/svg'

function spot(anchor: string): Spot {
  const found = document.querySelector(`[data-anchor="${CSS.escape(anchor)}"]`)
  if (!found) return null
  const box = found.getBoundingClientRect()
  return box.width ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null
}

export function measure(anchors: string[]): Spot[] {
  return anchors.map(spot)
}

function piece(icon: string): SVGSVGElement {
  const svg = document.createElementNS(NS, 'svg')
  const use = document.createElementNS(NS, 'use')
  use.setAttribute('href', `#${icon}`)
  svg.setAttribute('viewBox', '0 0 24 24')
  svg.setAttribute('aria-hidden', 'true')
  svg.append(use)
  Object.assign(svg.style, {
    position: 'fixed',
    left: '0',
    top: '0',
    width: `${SIZE}px`,
    height: `${SIZE}px`,
  })
  Object.assign(svg.style, { pointerEvents: 'none', zIndex: '90' })
  return svg
}

function place({ x, y }: { x: number; y: number }): string {
  return `translate(${x - SIZE / 2}px, ${y - SIZE / 2}px)`
}

export function fly(journeys: Journey[], starts: Spot[], time: number): void {
  journeys.forEach((journey, at) => {
    const from = starts[at]
    const to = spot(journey.to)
    if (!from || !to) return
    const svg = piece(journey.icon)
    document.body.append(svg)
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - 24 }
    const frames = [from, middle, to].map(where => ({ transform: place(where) }))
    svg
      .animate(frames, { duration: Math.min(time, 320), easing: 'ease-out' })
      .finished.finally(() => svg.remove())
  })
}
