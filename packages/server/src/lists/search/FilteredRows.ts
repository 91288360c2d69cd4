import type { RawBuilder } from 'kysely'

export type Condition = RawBuilder<unknown>

/**
 * Matches are counted up to here: nobody pages through more. Fewer of them are sorted sooner than the list is read in
 * its order until a page is full.
 */
export const COUNT_LIMIT = 1000

/** How a database finds the rows of a request. */
export type FilteredRows = {
  /** What the rows match. */
  conditions: readonly Condition[]
  /** What makes the planner start from an index of the search, where it wouldn't by itself. */
  hints: readonly Condition[]
  /** Whether a search matches fewer rows than `COUNT_LIMIT`; undefined without a search. */
  matches?: 'few' | 'many'
  /** How many rows there are, up to `COUNT_LIMIT`, where that is known. */
  count?: number
}
