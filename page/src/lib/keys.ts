/** Keys of a room: one table from key to deed. Typing into a field is left alone. */
export type Deeds = Record<string, (event: KeyboardEvent) => void>

export function keys(deeds: Deeds): (event: KeyboardEvent) => void {
  return event => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    const name = event.key.length === 1 ? event.key.toLowerCase() : event.key
    const deed = deeds[event.shiftKey && event.key.length > 1 ? `Shift+${name}` : name]
    if (!deed) return
    event.preventDefault()
    deed(event)
  }
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  )
}
