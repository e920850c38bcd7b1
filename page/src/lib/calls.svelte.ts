import { router } from './route.svelte'

/** Who is elsewhere is called when it is their turn, if they have asked for it and the browser allows it. */
class Calls {
  readonly possible = 'Notification' in window
  allowed = $state(this.possible && Notification.permission === 'granted')
  readonly #open = new Map<string, Notification>()

  constructor() {
    // Who is back needs no call any more.
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) for (const table of this.#open.keys()) this.#close(table)
    })
  }

  async ask(): Promise<boolean> {
    this.allowed = this.possible && (await Notification.requestPermission()) === 'granted'
    return this.allowed
  }

  call(title: string, body: string, table: string): void {
    if (!this.allowed || !document.hidden) return
    this.#close(table)
    try {
      const called = new Notification(title, { body, tag: table })
      called.onclick = () => this.#follow(table)
      this.#open.set(table, called)
    } catch {
      // Some phones let only a service worker call; the sound and the title still tell.
    }
  }

  /** A call leads to its table, wherever the reader has gone meanwhile. */
  #follow(table: string): void {
    window.focus()
    this.#close(table)
    if (router.at.id !== table) router.go(`/t/${table}`)
  }

  #close(table: string): void {
    this.#open.get(table)?.close()
    this.#open.delete(table)
  }
}

export const calls = new Calls()
