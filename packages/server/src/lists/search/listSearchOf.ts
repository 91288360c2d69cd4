import { type Database, isPostgres } from '#database/openDatabase.ts'
import type { Listing } from '../Listing.ts'
import type { ListRequest } from '../ListRequest.ts'
import type { FilteredRows } from './FilteredRows.ts'
import type { ListSearch } from './ListSearch.ts'
import { postgresSearch } from './postgresSearch.ts'
import { sqliteSearch } from './sqliteSearch.ts'

/** The adapter of the database that was opened. */
export function listSearchOf(database: Database): ListSearch {
  return isPostgres(database) ? postgresSearch : sqliteSearch
}

/** Plans how the rows of a request are found, once for all that is read of them. */
export async function filterRows(database: Database, list: Listing, request: ListRequest): Promise<FilteredRows> {
  return request.filtered ?? listSearchOf(database).filter(database, list, request)
}
