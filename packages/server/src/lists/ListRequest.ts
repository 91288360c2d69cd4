import type { RawBuilder } from 'kysely'
import type { Cursor } from './Cursor.ts'
import type { FilteredRows } from './search/FilteredRows.ts'

export type Sort = { column: string; isDescending: boolean }

/** Which rows of a list are requested. */
export type ListRequest = {
  search?: string | undefined
  kind?: string | undefined
  sort?: Sort | undefined
  /** Only rows whose ids are among all of these: those of a course, say. */
  among?: readonly RawBuilder<number>[] | undefined
  /** The result of `filterRows` for this request, where it is known already. */
  filtered?: FilteredRows | undefined
}

/** A page of them: at most so many rows, after a cursor or a number of rows. */
export type PageRequest = ListRequest & { after?: Cursor | undefined; skip?: number | undefined; most: number }
