/** Who is elsewhere is called when it is their turn, if they have asked for it and the browser allows it. */
class Calls {
  readonly possible = 'Notification' in window
  allowed = $state(this.possible && Notification.permission === 'granted')

  async ask(): Promise<boolean> {
    this.allowed = this.possible && (await Notification.requestPermission()) === 'granted'
    return this.allowed
  }

  call(title: string, body: string, tag: string): void {
    if (!this.allowed || !document.hidden) return
    try {
      new Notification(title, { body, tag })
    } catch {
      // Some phones let only a service worker call; the sound and the title still tell.
    }
  }
}

export const calls = new Calls()
