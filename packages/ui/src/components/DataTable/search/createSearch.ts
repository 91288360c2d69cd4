import type { Searched } from '../Column.ts'
import { createIndex } from './createIndex.ts'
import { type Comparable, termsOf } from './termsOf.ts'

/**
 * Searches the rows of one table. What costs, making texts comparable, waits for the first search or for `prepare`; it
 * follows whatever the columns tell by now: the language, a name from another list.
 */
export function createSearch<Row>() {
  const index = createIndex<Row>()
  let last: { entries: readonly Comparable[]; search: string; found: readonly Row[] } | undefined
  return {
    /** The rows that hold every word of the search, anywhere. */
    find(rows: readonly Row[], columns: readonly Searched<Row>[], search: string, locale: string): readonly Row[] {
      const holds = termsOf(search)
      if (!holds) return rows
      const entries = index(rows, columns, locale)
      if (last?.entries === entries && last.search === search) return last.found
      const isFound = (entry: Comparable | undefined) => entry !== undefined && holds(entry)
      last = { entries, search, found: rows.filter((_, at) => isFound(entries[at])) }
      return last.found
    },
    /** Makes some more rows comparable, and says whether there are any left. */
    prepare(rows: readonly Row[], columns: readonly Searched<Row>[], locale: string): boolean {
      const ready = index(rows, columns, locale, 0).length
      return index(rows, columns, locale, ready + STEP).length < rows.length
    },
  }
}

/** As many as are ready before anybody notices. */
const STEP = 200
