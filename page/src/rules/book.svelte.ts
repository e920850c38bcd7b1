/** The rules of a game as the reader sees them: where they are, how long, and what they search for. */
import { type Chapter, type Paragraph, type Part, Refusal } from '../lib/api'
import { rulebook } from '../lib/rulebooks'
import { has, plain } from './text'

export type Length = 'short' | 'full'

/** Where something searched for stands; without a paragraph, in the title or the short version. */
export interface Finding {
  chapter: Chapter
  part: Part
  paragraph: Paragraph | null
}

export class Book {
  game = $state('')
  parts = $state.raw<Part[]>([])
  missing = $state(false)
  problem = $state(false)
  length = $state<Length>('full')
  typed = $state('')
  /** Whether all findings are listed; after one was opened they are only marked. */
  listing = $state(false)
  /** What the address names: the anchor of a chapter, or the id of a rule. */
  goal = $state('')

  query = $derived(plain(this.typed.trim()))
  chapters = $derived(this.parts.flatMap(part => part.chapters))
  chapter = $derived(this.chapters.find(chapter => names(chapter, this.goal)) ?? this.chapters[0])
  part = $derived(this.parts.find(part => part.chapters.some(one => one === this.chapter)) ?? this.parts[0])
  findings = $derived(this.query ? this.parts.flatMap(part => findings(part, this.query)) : [])
  /** The rule that the reader came for: its paragraph is marked. */
  rule = $derived(this.chapter && this.chapter.anchor !== this.goal ? this.goal : '')

  async load(game: string, lang: string): Promise<void> {
    try {
      const found = await rulebook(game, lang)
      this.game = found.game
      this.parts = found.parts
      this.problem = false
    } catch (error) {
      this.missing = error instanceof Refusal && error.status === 404
      this.problem = !this.missing
    }
  }

  search(typed: string): void {
    this.typed = typed
    this.listing = this.query !== ''
  }

  /** The chapter before or after this one, within its part. */
  beside(step: number): Chapter | undefined {
    const chapters = this.part?.chapters ?? []
    return this.chapter && chapters[chapters.indexOf(this.chapter) + step]
  }

  /** What other parts say about the same place: their anchors end alike. */
  alike(chapter: Chapter): { chapter: Chapter; part: Part }[] {
    const stem = stemOf(chapter)
    return this.parts
      .filter(part => part !== this.part)
      .flatMap(part => part.chapters.filter(one => stemOf(one) === stem).map(one => ({ chapter: one, part })))
  }

  /** How often the chapter has what was searched for. */
  count(chapter: Chapter): number {
    return this.findings.filter(finding => finding.chapter === chapter).length
  }
}

function names(chapter: Chapter, goal: string): boolean {
  return chapter.anchor === goal || chapter.paragraphs.some(({ rules }) => rules.includes(goal))
}

function stemOf({ anchor }: Chapter): string {
  return anchor.split('-').at(-1) ?? anchor
}

function findings(part: Part, query: string): Finding[] {
  return part.chapters.flatMap(chapter => {
    const told = [...chapter.paragraphs, ...scenes(chapter)].filter(({ text }) => has(text, query))
    const inHead = has(chapter.title, query) || has(chapter.short, query)
    const rows = told.map(paragraph => ({ chapter, part, paragraph }))
    return inHead ? [{ chapter, part, paragraph: null }, ...rows] : rows
  })
}

/** What an example tells, as paragraphs without a rule of their own. */
function scenes({ example }: Chapter): Paragraph[] {
  return (example?.scenes ?? []).map(({ text }) => ({ text, rules: [], item: false }))
}

/** Where a paragraph can be found: by its first rule, else with its chapter. */
export function anchorOf(chapter: Chapter, paragraph: Paragraph | null): string {
  return paragraph?.rules[0] ?? chapter.anchor
}
