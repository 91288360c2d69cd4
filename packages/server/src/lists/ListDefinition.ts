import type { Database } from '../database/openDatabase.ts'

/** What is told of a row: its id, its kind, its words, and what it is sorted by in each column. */
type ListedRow<Sorted extends string = string> = {
  id: number
  kind: string
  words: string
  sorted: Record<Sorted, string | null>
}

/** A list that is searched, sorted and cut into pages in the database. */
export type ListDefinition<Sorted extends string = string> = {
  /** Its rows are in `listed_<name>`. */
  name: 'students' | 'teachers' | 'classes' | 'allotments' | 'reports'
  /** The columns that it can be sorted by. */
  sortColumns: readonly Sorted[]
  /** How its rows follow each other where nobody asks for an order. */
  defaultOrder: 'oldestFirst' | 'newestFirst'
  /** What there is to tell of these rows now; nothing of those that the list doesn't show. */
  read: (database: Database, ids: readonly number[]) => Promise<ListedRow<Sorted>[]>
}
