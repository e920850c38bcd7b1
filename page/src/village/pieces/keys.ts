/** The numbers of all options that share one spot: "2", "2·4", "2–5". */
export function together(keys: string[]): string {
  const found = [...new Set(keys)].filter(key => key.length === 1)
  const [first, last] = [found[0], found.at(-1)]
  const row = found.every((key, at) => Number(key) === Number(first) + at)
  return found.length > 2 && row ? `${first}–${last}` : found.join('·')
}
