import { type Database, isPostgres } from '#database/openDatabase.ts'
import type { ListDefinition } from '../ListDefinition.ts'
import type { ListRequest } from '../ListRequest.ts'
import { type FilteredRows, type Condition, COUNT_LIMIT } from './FilteredRows.ts'
import type { ListSearch } from './ListSearch.ts'
import { sqliteSearch } from './sqliteSearch.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Cursor } from '../Cursor.ts'
import { parseSearch } from '../parseSearch.ts'
import { matchesTerms } from './searchConditions.ts'

/** The namespace of the advisory locks of lists. */
const REFRESH_LOCK = 72_054

/** Searches lists on PostgreSQL by a trigram index (`pg_trgm`) on their words. */
const postgresSearch: ListSearch = {
  isAmong,

  // The planner can't know in which order the matches come, so they are counted first.
  filter: async (database, { name }, { search, kind, among = [] }) => {
    const conditions: Condition[] = among.map(isAmong)
    if (kind !== undefined) conditions.push(sql`kind = ${kind}`)
    const terms = parseSearch(search ?? '')
    if (terms === undefined) return { conditions, hints: [] }
    conditions.push(matchesTerms(terms))
    const ids = sql`select id from ${sql.table(`listed_${name}`)} where ${sql.join(conditions, sql` and `)}`
    // The planner is to prepare for all matches although the count stops early: knowing that `COUNT_LIMIT` are enough,
    // it would rather read half of the list than use the index.
    const counted = sql<{ count: string }>`with matches as materialized (${ids})
      select count(*) as count from (select id from matches limit ${COUNT_LIMIT}) as few`
    const count = Number((await counted.execute(database)).rows[0]?.count ?? 0)
    return { conditions, hints: [], matches: count < COUNT_LIMIT ? 'few' : 'many', count }
  },

  sortMatches: async (database, { list, conditions, key, orderBy, limit, offset }) => {
    // Where many may match, the planner would read the list in its order instead.
    const { rows } = await sql<Cursor>`with matches as materialized (
        select id, ${key} as key from ${sql.table(`listed_${list.name}`)} where ${sql.join(conditions, sql` and `)})
      select id, key from matches order by ${orderBy(sql`key`)} limit ${limit} offset ${offset}`.execute(database)
    return rows
  },

  // Of two at once, each could read the records before the other writes, and write after it.
  lockForReindex: async (transaction, { name }) =>
    void (await sql`select pg_advisory_xact_lock(${REFRESH_LOCK}, hashtext(${name}))`.execute(transaction)),

  afterReindex: async () => undefined,
}

/** As an array PostgreSQL looks up each id instead of reading the whole list. */
function isAmong(ids: RawBuilder<number>): Condition {
  return sql`id = any(array(${ids}))`
}

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
