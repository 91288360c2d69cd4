import { sql } from 'kysely'
import { inTransaction } from '../database/writes.ts'
import type { Database } from '../database/openDatabase.ts'
import type { ListDefinition } from './ListDefinition.ts'
import { getListSearch } from './findRows.ts'
import { allotmentList, classList, reportList } from './teachingLists.ts'
import { studentList, teacherList } from './peopleLists.ts'

/** All lists that are searched, sorted and cut into pages in the database. */
export const listDefinitions: Record<ListDefinition['name'], ListDefinition> = {
  students: studentList,
  teachers: teacherList,
  classes: classList,
  allotments: allotmentList,
  reports: reportList,
}

const BATCH_SIZE = 200
/** So many whoever asks for the list waits for; the rest is done by the school when nobody waits. */
const MAX_ROWS_PER_REQUEST = 1000

/** Makes the rows of a list anew that have changed; all of them, or as many as somebody can wait for. */
export async function reindexList(
  database: Database,
  list: ListDefinition,
  most = MAX_ROWS_PER_REQUEST,
): Promise<void> {
  for (let made = 0; made < most; made += BATCH_SIZE) {
    if (!(await hasStaleRows(database, list))) return
    await inTransaction(database, (transaction) => refreshSome(transaction, list))
  }
}

/** Makes whatever has changed anew, of all lists. */
export async function reindexLists(database: Database): Promise<void> {
  for (const list of Object.values(listDefinitions)) await reindexList(database, list, Infinity)
  await getListSearch(database).afterReindex(database)
}

/** The same within a transaction: what it takes away is in no list any more. */
export async function reindexListsInTransaction(transaction: Database): Promise<void> {
  for (const list of Object.values(listDefinitions)) {
    while (await hasStaleRows(transaction, list)) await refreshSome(transaction, list)
  }
}

/** In the order of its index: PostgreSQL else may read what is left of a million marks, to find that there are none. */
async function hasStaleRows(database: Database, { name }: ListDefinition): Promise<boolean> {
  const marked = database.selectFrom('stale_rows').select('id').where('list', '=', name).orderBy('id')
  return (await marked.limit(1).executeTakeFirst()) !== undefined
}

/** The marks go before anything is read: whatever changes from then on leaves a mark of its own. */
async function refreshSome(database: Database, list: ListDefinition): Promise<void> {
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
  await countOn(database, name, before.rows, rows)
  const told = new Set(rows.map(({ id }) => id))
  const gone = ids.filter((id) => !told.has(id))
  if (gone.length > 0) await sql`delete from ${table} where id in (${sql.join(gone)})`.execute(database)
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

/** Keeps how many rows of each kind there are, of which these go and those come. */
async function countOn(
  database: Database,
  list: ListDefinition['name'],
  gone: readonly { kind: string }[],
  come: readonly { kind: string }[],
): Promise<void> {
  const more = new Map<string, number>()
  for (const { kind } of come) more.set(kind, (more.get(kind) ?? 0) + 1)
  for (const { kind } of gone) more.set(kind, (more.get(kind) ?? 0) - 1)
  const values = [...more].filter(([, count]) => count !== 0).map(([kind, count]) => ({ list, kind, count }))
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
