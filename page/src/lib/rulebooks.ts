/** The rules of the games in our own words: fetched once for each language. */
import { api, type Chapter, type Paragraph, type Rulebook } from './api'

const kept = new Map<string, Promise<Rulebook>>()

export function rulebook(game: string, lang: string): Promise<Rulebook> {
  const key = `${game} ${lang}`
  const found = kept.get(key) ?? api.rules(game, lang)
  kept.set(key, found)
  found.catch(() => kept.delete(key))
  return found
}

/** Where a rule is told. */
export function passage(
  { parts }: Rulebook,
  rule: string,
): { chapter: Chapter; paragraph: Paragraph } | undefined {
  for (const { chapters } of parts)
    for (const chapter of chapters)
      for (const paragraph of chapter.paragraphs)
        if (paragraph.rules.includes(rule)) return { chapter, paragraph }
  return undefined
}
