import type { Position } from './api'
import { settings } from './settings.svelte'
import { say } from './words.svelte'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Since when a table waits: "since 12 min"; of one that is finished, the day. */
export function since({ moved, over }: Position): string {
  if (!moved) return ''
  const at = moved * SECOND
  const gone = Date.now() - at
  if (over || gone >= DAY) return day(at)
  if (gone < MINUTE) return say('page-since-now')
  if (gone < HOUR) return say('page-since-minutes', { count: Math.floor(gone / MINUTE) })
  return say('page-since-hours', { count: Math.floor(gone / HOUR) })
}

/** "today", "yesterday", "Sunday", "9 Nov" */
function day(at: number): string {
  const ago = Math.max(0, Math.ceil((new Date().setHours(0, 0, 0, 0) - at) / DAY))
  if (ago <= 1) return new Intl.RelativeTimeFormat(settings.lang, { numeric: 'auto' }).format(-ago, 'day')
  const shown = ago < 7 ? ({ weekday: 'long' } as const) : ({ day: 'numeric', month: 'short' } as const)
  return new Intl.DateTimeFormat(settings.lang, shown).format(at)
}
