/** Where a printed value is from: the surest first, then what a reader has read off the own box. */
export const SOURCES = ['rulebook', 'public', 'inferred', 'reconstructed', 'owner'] as const
export type Source = (typeof SOURCES)[number]

const MARKS: Record<string, string> = {
  rulebook: 'pv-book',
  public: 'pv-public',
  inferred: 'pv-inferred',
  reconstructed: 'pv-recon',
  owner: 'pv-mine',
}

export const markOf = (source: string): string => MARKS[source] ?? 'pv-book'

/** How sure a row of a table is, or the table as a whole; one corrected value in it, and it is the owner's. */
export function sourceOf(
  provenance: Record<string, Record<string, string>> | undefined,
  table: string,
  row: string,
): string {
  const found = provenance?.[table] ?? {}
  const isOwn = Object.entries(found).some(
    ([part, from]) => from === 'owner' && (row ? `${part}.`.startsWith(`${row}.`) : !part.includes('.')),
  )
  return isOwn ? 'owner' : (found[row] ?? found[''] ?? '')
}
