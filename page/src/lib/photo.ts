/** A picture of parts of the page as they look now, one below the other: the page is drawn once more, and cut out. */
const SHARP = 2 // dots a px
/** On the drawn page; what is only for pictures hides until then. */
const DRAWN = 'photo'
const UNSEEN = 'script, noscript, dialog, .spoken'
const STILL =
  '* { animation: none !important; transition: none !important; scrollbar-width: none !important; }'

export async function photograph(parts: Element[]): Promise<Blob> {
  const frames = parts.map(unscrolled)
  const page = await drawn(await styles())
  const canvas = document.createElement('canvas')
  canvas.width = SHARP * Math.max(...frames.map(({ width }) => width))
  canvas.height = SHARP * frames.reduce((sum, { height }) => sum + height, 0)
  const pen = canvas.getContext('2d')
  let top = 0
  for (const { x, y, width, height } of frames) {
    pen?.drawImage(page, x, y, width, height, 0, top, SHARP * width, SHARP * height)
    top += SHARP * height
  }
  return new Promise((resolve, reject) =>
    canvas.toBlob(blob => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  )
}

/** Where a part of the page is that nobody has scrolled: so it will be drawn. */
function unscrolled(part: Element): DOMRect {
  const { x, y, width, height } = part.getBoundingClientRect()
  return new DOMRect(x, y + (part.parentElement?.scrollTop ?? 0), width, height)
}

/** The whole window as one drawing, for only there all parts are where they are here. */
async function drawn(css: string): Promise<HTMLImageElement> {
  const svg = element('svg')
  for (const { name, value } of document.documentElement.attributes) svg.setAttribute(name, value)
  svg.setAttribute('width', String(innerWidth))
  svg.setAttribute('height', String(innerHeight))
  svg.classList.add(DRAWN)
  const style = element('style')
  style.textContent = css + STILL
  const page = element('foreignObject')
  page.setAttribute('width', '100%')
  page.setAttribute('height', '100%')
  page.append(copied())
  svg.append(style, page)
  const picture = new Image()
  // An address of its own would be foreign to the canvas, which then keeps its dots to itself.
  picture.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`
  await picture.decode()
  return picture
}

function element(name: string): SVGElement {
  return document.createElementNS('http://www.w3.org/2000/svg', name) as SVGElement
}

function copied(): Element {
  const copy = document.body.cloneNode(true) as Element
  const [ours = [], theirs = []] = [document.body, copy].map(body => [
    ...body.querySelectorAll<HTMLElement>(':not(svg, svg *)'),
  ])
  ours.forEach((one, at) => {
    keep(one, theirs[at])
  })
  for (const one of copy.querySelectorAll(UNSEEN)) one.remove()
  return copy
}

/** Rows and columns stay as high and wide as they are. */
function keep(one: HTMLElement, its: HTMLElement | undefined): void {
  const { display, gridTemplateRows, gridTemplateColumns } = getComputedStyle(one)
  if (display === 'grid' && its) Object.assign(its.style, { gridTemplateRows, gridTemplateColumns })
}

/** The page's own, with their fonts in them: a drawing fetches nothing. */
async function styles(): Promise<string> {
  const sheets = [...document.styleSheets].flatMap(({ href }) => href ?? [])
  return (await Promise.all(sheets.map(filled))).join('\n')
}

async function filled(sheet: string): Promise<string> {
  const css = await (await fetch(sheet)).text()
  const fonts = [...css.matchAll(/url\(([^)]+\.woff2)\)/g)].map(([, font = '']) => font)
  const texts = await Promise.all(fonts.map(font => inside(new URL(font, sheet))))
  return fonts.reduce((text, font, at) => text.replace(font, () => texts[at] ?? ''), css)
}

async function inside(file: URL): Promise<string> {
  const blob = await (await fetch(file)).blob()
  return new Promise(resolve => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.readAsDataURL(blob)
  })
}
