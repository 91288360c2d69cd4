import { type Database, isPostgres } from '#database/openDatabase.ts'
import type { ListDefinition } from '../ListDefinition.ts'
import type { ListRequest } from '../ListRequest.ts'
import type { FilteredRows } from './FilteredRows.ts'
import type { ListSearch } from './ListSearch.ts'
import { postgresSearch } from './postgresSearch.ts'
import { sqliteSearch } from './sqliteSearch.ts'

/** The adapter of the database that was opened. */
export function getListSearch(database: Database): ListSearch {
  return isPostgres(database) ? postgresSearch : sqliteSearch
}

/** Plans how the rows of a request are found, once for all that is read of them. */
export async function filterRows(
  database: Database,
  list: ListDefinition,
  request: ListRequest,
): Promise<FilteredRows> {
  return request.filtered ?? getListSearch(database).filter(database, list, request)
}
