import { type RawBuilder, sql } from 'kysely'
import type { components } from '@maktab/contract/schema'
import { RawJson, RawJsonStream, type JsonText, joinJsonArray, toJson, addJsonField } from '../database/jsonRows.ts'
import {
  MAX_ID,
  type ListRequest,
  type PageRequest,
  type Cursor,
  decodeCursor,
  encodeCursor,
  COUNT_LIMIT,
} from './ListRequest.ts'
import type { Database } from '../database/openDatabase.ts'
import { tryWrite } from '../database/transactions.ts'
import { findRows, filterRows, getListSearch } from './findRows.ts'
import type { ListDefinition } from './ListDefinition.ts'
import { reindexList } from './reindexList.ts'
import { parseSearch } from './parseSearch.ts'
import type { TrackedTable } from '../database/trackedTables.ts'

type Page = components['schemas']['ListPage']

/** Query parameters of lists in the contract. */
type Query = {
  search?: string
  kind?: string
  sort?: string
  limit?: number
  after?: string
  skip?: number
  ids?: string
}

/** How an operation returns a list. */
type ListResponse<Key extends string, Row> = {
  /** The field of the rows in the response. */
  key: Key
  list: ListDefinition
  /** Reads these rows as JSON. */
  read: (database: Database, ids: readonly number[]) => Promise<Map<number, JsonText<Row>>>
  /** Restricts the rows to ids that are in all of these queries. */
  among?: readonly RawBuilder<number>[]
}

type Body<Key extends string, Row> = { [Name in Key]: Row[] } & { page?: Page }
type JsonResponse<Key extends string, Row> = RawJson<Body<Key, Row>> | RawJsonStream<Body<Key, Row>>

/** Rows per query when a whole list is streamed. */
const ROWS_PER_QUERY = 500

/** Returns one page, or streams the whole list so that it is never in memory at once. */
export async function readListResponse<Key extends string, Row>(
  { database, query }: { database: Database; query: Query },
  definition: ListResponse<Key, Row>,
): Promise<JsonResponse<Key, Row>> {
  const { search, kind } = query
  // `-name` means descending by name.
  const sort =
    query.sort === undefined
      ? undefined
      : { column: query.sort.replace('-', ''), isDescending: query.sort.startsWith('-') }
  const request = { search, kind, sort, among: amongOf(definition.among, query.ids) }
  const after = query.after === undefined ? undefined : decodeCursor(query.after)
  // A whole list must be complete, so all stale rows are reindexed first; on a full disk this is skipped.
  const most = query.limit === undefined ? Infinity : undefined
  await tryWrite(reindexList(database, definition.list, most))
  const filtered = await filterRows(database, definition.list, request)
  if (query.limit !== undefined) {
    return readPageResponse(database, definition, { ...request, filtered, after, skip: query.skip, limit: query.limit })
  }
  const parts = readParts(database, definition, { ...request, filtered, after })
  // An error in the first part can still be sent as an error response.
  const first = await parts.next()
  // `page` shows clients with parameters that these were applied.
  const end = Object.keys(query).length === 0 ? ']}' : `],"page":${toJson<Page>({ next: null })}}`
  return new RawJsonStream(writeParts(definition.key, first.value ?? [], parts, end))
}

function amongOf(among: readonly RawBuilder<number>[] = [], ids: string | undefined): RawBuilder<number>[] {
  const requested = ids?.split(',').map((id) => Math.min(Number(id), MAX_ID))
  return [
    ...among,
    ...(requested ? [sql<number>`values ${sql.join(requested.map((id) => sql`(cast(${id} as integer))`))}`] : []),
  ]
}

async function readPageResponse<Key extends string, Row>(
  database: Database,
  { key, list, read }: ListResponse<Key, Row>,
  request: PageRequest,
): Promise<RawJson<Body<Key, Row>>> {
  const readPage = async () => {
    // One extra row tells whether there is a next page.
    const places = await findRows(database, list, { ...request, limit: request.limit + 1 })
    const shown = places.slice(0, request.limit)
    const last = shown.at(-1)
    const next = last && places.length > request.limit ? encodeCursor(last) : null
    return { rows: await readInOrder(database, read, shown), next }
  }
  // In parallel, to save a round trip on PostgreSQL.
  const [{ rows, next }, counts] = await Promise.all([
    readPage(),
    request.after === undefined ? countRows(database, list, request) : {},
  ])
  return new RawJson(addJsonField(`{"${key}":${joinJsonArray(rows)}}`, 'page', toJson<Page>({ next, ...counts })))
}

async function* readParts<Key extends string, Row>(
  database: Database,
  { list, read }: ListResponse<Key, Row>,
  request: ListRequest & { after: Cursor | undefined },
): AsyncGenerator<JsonText<Row>[], undefined> {
  for (let { after } = request; ;) {
    const places = await findRows(database, list, { ...request, after, limit: ROWS_PER_QUERY })
    yield await readInOrder(database, read, places)
    if (places.length < ROWS_PER_QUERY) return
    after = places.at(-1)
  }
}

async function* writeParts<Row>(
  key: string,
  first: JsonText<Row>[],
  others: AsyncIterable<JsonText<Row>[]>,
  end: string,
) {
  yield `{"${key}":[${first.join(',')}`
  for await (const rows of others) if (rows.length > 0) yield `,${rows.join(',')}`
  yield end
}

/** Rows deleted since they were found are left out. */
async function readInOrder<Row>(
  database: Database,
  read: ListResponse<string, Row>['read'],
  places: readonly Cursor[],
): Promise<JsonText<Row>[]> {
  if (places.length === 0) return []
  const rows = await read(
    database,
    places.map(({ id }) => id),
  )
  return places.flatMap(({ id }) => rows.get(id) ?? [])
}

type Kinds = Record<string, number>

/** Counts the matching rows up to `COUNT_LIMIT`, and all rows per kind regardless of the search. */
export async function countRows(
  database: Database,
  list: ListDefinition,
  request: ListRequest,
): Promise<{ found: number; kinds: Kinds }> {
  const kinds = await countKinds(database, list, request.among)
  // Without a search the kinds add up to the result.
  if (parseSearch(request.search ?? '') !== undefined)
    return { found: await countMatches(database, list, request), kinds }
  const counts = request.kind === undefined ? Object.values(kinds) : [kinds[request.kind] ?? 0]
  const found = counts.reduce((sum, count) => sum + count, 0)
  return { found: Math.min(found, COUNT_LIMIT), kinds }
}

/** Counts rows per kind regardless of the search; for whole lists these counts are stored. */
export async function countKinds(
  database: Database,
  { name }: ListDefinition,
  among: ListRequest['among'] = [],
): Promise<Kinds> {
  const { isAmong } = getListSearch(database)
  const of = sql.join(among.map(isAmong), sql` and `)
  const counted =
    among.length > 0
      ? sql`select kind, count(*) as count from ${sql.table(`listed_${name}`)} where ${of} group by kind order by kind`
      : sql`select kind, count from listed_kinds where list = ${name} and count > 0 order by kind`
  const { rows } = await counted.$castTo<{ kind: string; count: number | string }>().execute(database)
  return Object.fromEntries(rows.map(({ kind, count }) => [kind, Number(count)]))
}

/** Counts the matches of a search, up to `COUNT_LIMIT`. */
export async function countMatches(database: Database, list: ListDefinition, request: ListRequest): Promise<number> {
  const { conditions, hints, matches, count } = await filterRows(database, list, request)
  if (count !== undefined) return count
  const where = sql.join([...conditions, ...(matches === 'few' ? hints : [])], sql` and `)
  const { rows } = await sql<{ count: number }>`select count(*) as count from
    (select id from ${sql.table(`listed_${list.name}`)} where ${where} limit ${COUNT_LIMIT}) as found`.execute(database)
  return rows[0]?.count ?? 0
}

type IdFilter = Partial<Record<'student_id' | 'teacher_id' | 'course_id', number | undefined>>

/** Selects the ids of a table's rows that match all given columns; empty if none is given. */
export function selectIdsWhere(id: string, table: TrackedTable, requested: IdFilter): RawBuilder<number>[] {
  const conditions = Object.entries(requested).flatMap(([column, value]) =>
    value === undefined ? [] : [sql`${sql.ref(column)} = ${value}`],
  )
  if (conditions.length === 0) return []
  return [sql<number>`select ${sql.ref(id)} from ${sql.table(table)} where ${sql.join(conditions, sql` and `)}`]
}
