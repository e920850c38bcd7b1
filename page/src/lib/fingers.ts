/** The finger needs more room than the eye: so much of the screen, around all that may be done in a drawing. */
const FINGER = 44

interface Area {
  left: number
  top: number
  right: number
  bottom: number
}

interface Thing {
  drawn: SVGGraphicsElement
  box: Area
  legal: boolean
}

/** Gives every legal choice of the drawings in a frame its room, now and whenever the frame changes its size. */
export function fingers(frame: Element): () => void {
  const sized = new ResizeObserver(() => spread(frame))
  sized.observe(frame)
  return () => sized.disconnect()
}

function spread(frame: Element): void {
  for (const old of frame.querySelectorAll('.finger')) old.remove()
  const things = [...frame.querySelectorAll<SVGGraphicsElement>('g.choice')].map(drawn => ({
    drawn,
    box: drawn.getBoundingClientRect(),
    legal: drawn.matches('.legal'),
  }))
  for (const thing of things)
    if (thing.legal) lay(thing, roomOf(thing, things, frame.getBoundingClientRect()))
}

/** How far it may reach to each side: halfway to the next that is legal, up to the next that is refused. */
function roomOf({ drawn, box }: Thing, things: Thing[], frame: Area): Area {
  const room = { left: frame.left, top: frame.top, right: frame.right, bottom: frame.bottom }
  for (const other of things) {
    if (other.drawn === drawn) continue
    const share = other.legal ? 2 : 1
    const gaps = {
      left: box.left - other.box.right,
      right: other.box.left - box.right,
      top: box.top - other.box.bottom,
      bottom: other.box.top - box.bottom,
    }
    const [side, gap] = Object.entries(gaps).reduce((widest, one) => (one[1] > widest[1] ? one : widest))
    const reach = Math.max(0, gap) / share
    if (side === 'left') room.left = Math.max(room.left, box.left - reach)
    if (side === 'right') room.right = Math.min(room.right, box.right + reach)
    if (side === 'top') room.top = Math.max(room.top, box.top - reach)
    if (side === 'bottom') room.bottom = Math.min(room.bottom, box.bottom + reach)
  }
  return room
}

/** From one edge to the other: as much on both sides, or more where there is more room. */
function grown(from: number, to: number, least: number, most: number): [number, number] {
  const missing = Math.max(0, FINGER - (to - from))
  const before = Math.max(0, Math.min(from - least, Math.max(missing / 2, missing - (most - to))))
  const after = Math.max(0, Math.min(most - to, missing - before))
  return [from - before, to + after]
}

function lay({ drawn, box }: Thing, room: Area): void {
  const [left, right] = grown(box.left, box.right, room.left, room.right)
  const [top, bottom] = grown(box.top, box.bottom, room.top, room.bottom)
  const within = drawn.getScreenCTM()?.inverse()
  const from = new DOMPoint(left, top).matrixTransform(within)
  const to = new DOMPoint(right, bottom).matrixTransform(within)
  const area = document.createElementNS('http://www.w3.org/2000/svg', 'rect')
  area.setAttribute('class', 'finger')
  area.setAttribute('x', `${from.x}`)
  area.setAttribute('y', `${from.y}`)
  area.setAttribute('width', `${to.x - from.x}`)
  area.setAttribute('height', `${to.y - from.y}`)
  drawn.prepend(area)
}
