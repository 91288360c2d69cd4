import type { RawBuilder } from 'kysely'
import type { Place } from './Place.ts'
import type { Wanted } from './Wanted.ts'

export type Sort = { column: string; isDescending: boolean }

/** What somebody wants of a list. */
export type Asked = {
  search?: string | undefined
  kind?: string | undefined
  sort?: Sort | undefined
  /** Only rows whose ids are among all of these: those of a course, say. */
  among?: readonly RawBuilder<number>[] | undefined
  /** What all this comes to (`rowsWanted`), where somebody knows already. */
  wanted?: Wanted | undefined
}

/** A stretch of it: from a place on, without the first so many, and so many rows at most. */
export type Stretch = Asked & { after?: Place | undefined; skip?: number | undefined; most: number }
