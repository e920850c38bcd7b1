/** Turns a frame that is wider than the screen to what can be chosen in it, unless all of that is in sight. */
export function bring(frame: HTMLElement): void {
  const seen = frame.getBoundingClientRect()
  const legal = [...frame.querySelectorAll('.legal')].map(choice => choice.getBoundingClientRect())
  const left = Math.min(...legal.map(choice => choice.left))
  const right = Math.max(...legal.map(choice => choice.right))
  if (left < seen.left || right > seen.right)
    frame.scrollBy({ left: (left + right - seen.left - seen.right) / 2 })
}
