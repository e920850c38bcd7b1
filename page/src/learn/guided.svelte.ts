import type { Seat } from '../lib/api'
import { LiveTable } from '../lib/live.svelte'
import type { MySeat } from '../lib/mine.svelte'
import type { Course } from './course.svelte'

/** A table of the service at which a lesson is played: only what the lesson wants is made. */
export class GuidedTable extends LiveTable {
  constructor(
    id: string,
    seats: MySeat[],
    private readonly course: Course,
  ) {
    super(id, seats.slice(0, 1))
  }

  override choose(notation: string): void {
    const option = this.option(notation)
    if (!option) return
    const allowed = option.refused || this.course.allows(notation)
    this.course.astray = allowed ? '' : option.text
    if (allowed) super.choose(notation)
  }

  override undo(): Promise<void> {
    return this.course.back()
  }

  /** What glows is the hint; who asks for more is shown. */
  override deeper(): Promise<void> {
    return this.course.show()
  }

  /** Rivals whom the page plays are never away. */
  protected override sitting(seats: Seat[]): Seat[] {
    return seats.map(seat => ({ ...seat, online: true }))
  }
}
