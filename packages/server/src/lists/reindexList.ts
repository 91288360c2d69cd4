import { sql } from 'kysely'
import { inTransaction } from '../database/transactions.ts'
import type { Database } from '../database/openDatabase.ts'
import type { ListDefinition } from './ListDefinition.ts'
import { getListSearch } from './findRows.ts'
import { allotmentList, classList, reportList } from './teachingLists.ts'
import { studentList, teacherList } from './peopleLists.ts'

/** All lists with a search index. */
export const listDefinitions: Record<ListDefinition['name'], ListDefinition> = {
  students: studentList,
  teachers: teacherList,
  classes: classList,
  allotments: allotmentList,
  reports: reportList,
}

const BATCH_SIZE = 200
/** Stale rows a request reindexes at most; a background job does the rest. */
const MAX_ROWS_PER_REQUEST = 1000

/** Rebuilds the stale index rows of a list, up to `most`. */
export async function reindexList(
  database: Database,
  list: ListDefinition,
  most = MAX_ROWS_PER_REQUEST,
): Promise<void> {
  for (let processed = 0; processed < most; processed += BATCH_SIZE) {
    if (!(await hasStaleRows(database, list))) return
    await inTransaction(database, (transaction) => reindexBatch(transaction, list))
  }
}

/** Rebuilds the stale index rows of all lists. */
export async function reindexLists(database: Database): Promise<void> {
  for (const list of Object.values(listDefinitions)) await reindexList(database, list, Infinity)
  await getListSearch(database).afterReindex(database)
}

/** The same within a transaction, so that records it deletes disappear from the lists with it. */
export async function reindexListsInTransaction(transaction: Database): Promise<void> {
  for (const list of Object.values(listDefinitions)) {
    while (await hasStaleRows(transaction, list)) await reindexBatch(transaction, list)
  }
}

/** Ordered by the index, because PostgreSQL might otherwise scan a million deleted rows to find none. */
async function hasStaleRows(database: Database, { name }: ListDefinition): Promise<boolean> {
  const marked = database.selectFrom('stale_rows').select('id').where('list', '=', name).orderBy('id')
  return (await marked.limit(1).executeTakeFirst()) !== undefined
}

/** Deletes the marks before reading the records, so that later changes leave new marks. */
async function reindexBatch(database: Database, list: ListDefinition): Promise<void> {
  const { name } = list
  await getListSearch(database).lockForReindex(database, list)
  const marked = await database
    .selectFrom('stale_rows')
    .select('id')
    .distinct()
    .where('list', '=', name)
    .orderBy('id')
    .limit(BATCH_SIZE)
    .execute()
  const ids = marked.map(({ id }) => id)
  if (ids.length === 0) return
  await database.deleteFrom('stale_rows').where('list', '=', name).where('id', 'in', ids).execute()
  const rows = await list.read(database, ids)
  const table = sql.table(`listed_${name}`)
  const before = await sql<{ kind: string }>`select kind from ${table} where id in (${sql.join(ids)})`.execute(database)
  await updateKindCounts(database, name, before.rows, rows)
  const found = new Set(rows.map(({ id }) => id))
  const removed = ids.filter((id) => !found.has(id))
  if (removed.length > 0) await sql`delete from ${table} where id in (${sql.join(removed)})`.execute(database)
  if (rows.length === 0) return
  const sorted = list.sortColumns.map((sort) => sql.ref(`by_${sort}`))
  const columns = [sql.ref('kind'), sql.ref('words'), ...sorted]
  const values = rows.map(
    (row) =>
      sql`(${sql.join([row.id, row.kind, row.words, ...list.sortColumns.map((sort) => row.sorted[sort] ?? null)])})`,
  )
  await sql`insert into ${table} (id, ${sql.join(columns)}) values ${sql.join(values)}
    on conflict (id) do update set ${sql.join(columns.map((column) => sql`${column} = excluded.${column}`))}`.execute(
    database,
  )
}

/** Updates the row counts per kind for removed and added rows. */
async function updateKindCounts(
  database: Database,
  list: ListDefinition['name'],
  removed: readonly { kind: string }[],
  added: readonly { kind: string }[],
): Promise<void> {
  const differences = new Map<string, number>()
  for (const { kind } of added) differences.set(kind, (differences.get(kind) ?? 0) + 1)
  for (const { kind } of removed) differences.set(kind, (differences.get(kind) ?? 0) - 1)
  const values = [...differences].filter(([, count]) => count !== 0).map(([kind, count]) => ({ list, kind, count }))
  if (values.length === 0) return
  await database
    .insertInto('listed_kinds')
    .values(values)
    .onConflict((conflict) =>
      conflict
        .columns(['list', 'kind'])
        .doUpdateSet(({ ref }) => ({ count: sql<number>`${ref('listed_kinds.count')} + ${ref('excluded.count')}` })),
    )
    .execute()
}
