/** Where the reader is. The paths are fixed; what follows the # never reaches the server. */
export interface Route {
  room: 'home' | 'tables' | 'setup' | 'table' | 'replay' | 'rules' | 'box' | 'learn' | 'missing'
  id: string
  hash: string
}

const ROOMS: [RegExp, Route['room']][] = [
  [/^\/$/, 'home'],
  [/^\/tables\/?$/, 'tables'],
  [/^\/new\/?$/, 'setup'],
  [/^\/t\/([\w-]+)\/?$/, 'table'],
  [/^\/r\/([\w-]+)\/?$/, 'replay'],
  [/^\/rules\/([\w-]+)\/?$/, 'rules'],
  [/^\/box\/([\w-]+)\/?$/, 'box'],
  [/^\/learn\/([\w-]+)\/?$/, 'learn'],
]

function read(): Route {
  const hash = location.hash.slice(1)
  for (const [pattern, room] of ROOMS) {
    const found = pattern.exec(location.pathname)
    if (found) return { room, id: found[1] ?? '', hash }
  }
  return { room: 'missing', id: '', hash }
}

class Router {
  at = $state<Route>(read())

  constructor() {
    addEventListener('popstate', () => this.refresh())
    addEventListener('hashchange', () => this.refresh())
    addEventListener('click', event => this.#follow(event))
  }

  refresh(): void {
    this.at = read()
  }

  go(path: string): void {
    history.pushState(null, '', path)
    this.refresh()
  }

  /** Changes the address without a step in the history: the moment of a replay, a token taken out of sight. */
  rewrite(path: string): void {
    history.replaceState(history.state, '', path)
    this.refresh()
  }

  #follow(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey
    if (!link || !plain || event.defaultPrevented) return
    if (link.origin !== location.origin || link.target || link.hasAttribute('download')) return
    event.preventDefault()
    this.go(link.pathname + link.hash)
  }
}

export const router = new Router()
