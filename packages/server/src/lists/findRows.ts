import { type Database, isPostgres } from '../database/openDatabase.ts'
import type { ListDefinition } from './ListDefinition.ts'
import {
  type ListRequest,
  type FilteredRows,
  type Condition,
  COUNT_LIMIT,
  type Cursor,
  type PageRequest,
} from './ListRequest.ts'
import { type ListSearch, sqliteSearch, matchesTerms } from './search/sqliteSearch.ts'
import { type RawBuilder, sql } from 'kysely'
import { parseSearch } from './parseSearch.ts'
import { type SortSegment, getSortSegments } from './getSortSegments.ts'

/** The namespace of the advisory locks of lists. */
const REFRESH_LOCK = 72_054

/** Searches lists on PostgreSQL by a trigram index (`pg_trgm`) on their words. */
const postgresSearch: ListSearch = {
  isAmong,

  // The planner doesn't know where in the order the matches are, so they are counted first.
  filter: async (database, { name }, { search, kind, among = [] }) => {
    const conditions: Condition[] = among.map(isAmong)
    if (kind !== undefined) conditions.push(sql`kind = ${kind}`)
    const terms = parseSearch(search ?? '')
    if (terms === undefined) return { conditions, hints: [] }
    conditions.push(matchesTerms(terms))
    const ids = sql`select id from ${sql.table(`listed_${name}`)} where ${sql.join(conditions, sql` and `)}`
    // Materialized, so that the planner expects all matches: expecting only `COUNT_LIMIT`, it would scan half the list
    // instead of using the index.
    const counted = sql<{ count: string }>`with matches as materialized (${ids})
      select count(*) as count from (select id from matches limit ${COUNT_LIMIT}) as few`
    const count = Number((await counted.execute(database)).rows[0]?.count ?? 0)
    return { conditions, hints: [], matches: count < COUNT_LIMIT ? 'few' : 'many', count }
  },

  sortMatches: async (database, { list, conditions, key, orderBy, limit, offset }) => {
    // Materialized, because the planner would otherwise scan the list in its order when it expects many matches.
    const { rows } = await sql<Cursor>`with matches as materialized (
        select id, ${key} as key from ${sql.table(`listed_${list.name}`)} where ${sql.join(conditions, sql` and `)})
      select id, key from matches order by ${orderBy(sql`key`)} limit ${limit} offset ${offset}`.execute(database)
    return rows
  },

  // Without a lock, two transactions could both read the records before either writes, and store outdated rows.
  lockForReindex: async (transaction, { name }) =>
    void (await sql`select pg_advisory_xact_lock(${REFRESH_LOCK}, hashtext(${name}))`.execute(transaction)),

  afterReindex: async () => undefined,
}

/** With an array PostgreSQL looks up each id instead of scanning the whole list. */
function isAmong(ids: RawBuilder<number>): Condition {
  return sql`id = any(array(${ids}))`
}

/** The search adapter of the database. */
export function getListSearch(database: Database): ListSearch {
  return isPostgres(database) ? postgresSearch : sqliteSearch
}

/** Plans the search of a request, once for its page and its counts. */
export async function filterRows(
  database: Database,
  list: ListDefinition,
  request: ListRequest,
): Promise<FilteredRows> {
  return request.filtered ?? getListSearch(database).filter(database, list, request)
}

/** Number of rows to scan in sort order for matches, before using the search index. */
const MAX_SCANNED = 10_000

/** Finds the rows of a page in order; rows without a sort key come last in both directions. */
export async function findRows(database: Database, list: ListDefinition, request: PageRequest): Promise<Cursor[]> {
  const { sort, after, skip = 0, limit: most } = request
  const { conditions, hints, matches } = await filterRows(database, list, request)
  const table = sql.table(`listed_${list.name}`)
  const whereOf = (part: SortSegment, ...more: Condition[]) =>
    sql.join([sql`1 = 1`, ...conditions, ...part.conditions, ...more], sql` and `)

  const inOrder = async (part: SortSegment, passed: number, limit: number, ...more: Condition[]) => {
    const rows = sql<Cursor>`select id, ${part.key} as key from ${table} where ${whereOf(part, ...more)}
      order by ${part.order(part.key)} limit ${limit} offset ${passed}`
    return (await rows.execute(database)).rows
  }
  const bySearch = (part: SortSegment, offset: number, limit: number) =>
    getListSearch(database).sortMatches(database, {
      list,
      conditions: [sql`1 = 1`, ...conditions, ...part.conditions],
      hints,
      key: part.key,
      orderBy: part.order,
      limit,
      offset,
    })
  /** The row at which scanning stops; undefined if fewer rows are left. */
  const endOf = async (part: SortSegment) => {
    const ofPart = sql.join([sql`1 = 1`, ...part.conditions], sql` and `)
    const { rows } = await sql<Cursor>`select id, ${part.key} as key from ${table} where ${ofPart}
      order by ${part.order(part.key)} limit 1 offset ${part.past ? 0 : MAX_SCANNED}`.execute(database)
    return rows[0] && part.past ? part.past(rows[0], MAX_SCANNED) : rows[0]
  }
  const find = async (part: SortSegment, passed: number, limit: number) => {
    if (matches === undefined) return inOrder(part, passed, limit)
    if (matches === 'few') return bySearch(part, passed, limit)
    const end = await endOf(part)
    if (!end) return inOrder(part, passed, limit)
    const near = await inOrder(part, passed, limit, part.before(end))
    return near.length === limit ? near : bySearch(part, passed, limit)
  }
  const count = async (part: SortSegment) => {
    const counted = sql<{ count: number | string }>`select count(*) as count from ${table} where ${whereOf(part)}`
    return Number((await counted.execute(database)).rows[0]?.count ?? 0)
  }
  const { named, nameless } = getSortSegments(list, sort, after)
  const found = named ? await find(named, skip, most) : []
  if (found.length === most) return found
  const passed = named && found.length === 0 && skip > 0 ? skip - (await count(named)) : found.length > 0 ? 0 : skip
  return [...found, ...(nameless ? await find(nameless, passed, most - found.length) : [])]
}
