/** What this browser remembers. Nothing here leaves it, and a browser that refuses to remember still plays. */

export function recall<T>(key: string, otherwise: T): T {
  try {
    const kept = localStorage.getItem(`chronik.${key}`)
    return kept === null ? otherwise : (JSON.parse(kept) as T)
  } catch {
    return otherwise
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(`chronik.${key}`, JSON.stringify(value))
  } catch {
    // private windows may forbid it
  }
}
