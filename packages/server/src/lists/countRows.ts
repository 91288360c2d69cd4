import { sql } from 'kysely'
import type { Database } from '../database/openDatabase.ts'
import type { ListDefinition } from './ListDefinition.ts'
import type { ListRequest } from './ListRequest.ts'
import { COUNT_LIMIT } from './search/FilteredRows.ts'
import { filterRows, getListSearch } from './search/getListSearch.ts'
import { parseSearch } from './parseSearch.ts'

type KindCount = { kind: string; count: number | string }
type Kinds = Record<string, number>

/** How many rows are found, up to `COUNT_LIMIT`, and how many there are of each kind, found or not. */
export async function countRows(
  database: Database,
  list: ListDefinition,
  request: ListRequest,
): Promise<{ found: number; kinds: Kinds }> {
  const kinds = await countKinds(database, list, request.among)
  // Where nothing is searched the kinds tell it.
  if (parseSearch(request.search ?? '') !== undefined)
    return { found: await countMatches(database, list, request), kinds }
  const counts = request.kind === undefined ? Object.values(kinds) : [kinds[request.kind] ?? 0]
  const found = counts.reduce((sum, count) => sum + count, 0)
  return { found: Math.min(found, COUNT_LIMIT), kinds }
}

/** How many rows there are of each kind, found or not; of a whole list that is kept with its rows. */
export async function countKinds(
  database: Database,
  { name }: ListDefinition,
  among: ListRequest['among'] = [],
): Promise<Kinds> {
  const { isAmong } = getListSearch(database)
  const of = sql.join(among.map(isAmong), sql` and `)
  const counted =
    among.length > 0
      ? sql<KindCount>`select kind, count(*) as count from ${sql.table(`listed_${name}`)} where ${of} group by kind order by kind`
      : sql<KindCount>`select kind, count from listed_kinds where list = ${name} and count > 0 order by kind`
  const { rows } = await counted.execute(database)
  return Object.fromEntries(rows.map(({ kind, count }) => [kind, Number(count)]))
}

/** How many rows a search finds, up to `COUNT_LIMIT`. */
export async function countMatches(database: Database, list: ListDefinition, request: ListRequest): Promise<number> {
  const { conditions, hints, matches, count } = await filterRows(database, list, request)
  if (count !== undefined) return count
  const where = sql.join([...conditions, ...(matches === 'few' ? hints : [])], sql` and `)
  const { rows } = await sql<{ count: number }>`select count(*) as count from
    (select id from ${sql.table(`listed_${list.name}`)} where ${where} limit ${COUNT_LIMIT}) as found`.execute(database)
  return rows[0]?.count ?? 0
}
