import type { RawBuilder } from 'kysely'
import type { Database } from '#database/openDatabase.ts'
import type { ListDefinition } from '../ListDefinition.ts'
import type { ListRequest } from '../ListRequest.ts'
import type { Cursor } from '../Cursor.ts'
import type { Condition, FilteredRows } from './FilteredRows.ts'

/** A stretch of matches in the order of a list. */
type SortedMatches = {
  list: ListDefinition
  conditions: readonly Condition[]
  hints: readonly Condition[]
  key: RawBuilder<string | null>
  orderBy: (key: RawBuilder<unknown>) => RawBuilder<unknown>
  limit: number
  offset: number
}

/** What search of lists needs of a database; there is one adapter for each kind of database. */
export type ListSearch = {
  /** Rows whose ids are among these. */
  isAmong: (ids: RawBuilder<number>) => Condition
  /** Plans how the rows of a request are found. */
  filter: (database: Database, list: ListDefinition, request: ListRequest) => Promise<FilteredRows>
  /** Finds all matches by the index of the search, then sorts them. */
  sortMatches: (database: Database, matches: SortedMatches) => Promise<Cursor[]>
  /** Lets only one transaction at a time refresh the rows of a list. */
  lockForReindex: (transaction: Database, list: ListDefinition) => Promise<void>
  /** Called after the rows of all lists were refreshed, which may have been many. */
  afterReindex: (database: Database) => Promise<void>
}
