import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { type Database, isPostgres } from '../database/openDatabase.ts'
import { recordReadColumns } from '../testing/trackFieldReads.ts'
import { openDemoSchool } from '../testing/openDemoSchool.ts'
import type { ListDefinition } from './ListDefinition.ts'
import { listDefinitions, reindexLists } from './reindexList.ts'
import { openTestSchool } from '../testing/openTestSchool.ts'

const lists = Object.values(listDefinitions)
const ROLLBACK = new Error('undone')

/** The index rows that a list would build for all its records, by id. */
async function readRows(database: Database, list: ListDefinition): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number }>`select id from ${sql.table(list.name)}`.execute(database)
  const ids = rows.map(({ id }) => id)
  const made = ids.length > 0 ? await list.read(database, ids) : []
  return new Map(made.map((row) => [row.id, JSON.stringify(row)]))
}

async function readAllRows(database: Database): Promise<Map<string, string>> {
  const all = new Map<string, string>()
  for (const list of lists) {
    for (const [id, row] of await readRows(database, list)) all.set(`${list.name} ${id}`, row)
  }
  return all
}

type Change = (on: Database) => Promise<unknown>

/** Applies a change and returns the list rows that differ afterwards, and those of them not marked as stale. */
async function applyChange(on: Database, before: Map<string, string>, change: Change) {
  await on.deleteFrom('stale_rows').execute()
  await change(on)
  const marks = await on.selectFrom('stale_rows').select(['list', 'id']).execute()
  const marked = new Set(marks.map(({ list, id }) => `${list} ${id}`))
  const is = await readAllRows(on)
  const changed = [...new Set([...before.keys(), ...is.keys()])].filter((row) => before.get(row) !== is.get(row))
  return { is, changed, unmarked: changed.filter((row) => !marked.has(row)) }
}

/** Runs work in a transaction that is rolled back; undefined if the database rejects it. */
async function inRolledBackTransaction<Found>(
  database: Database,
  work: (on: Database) => Promise<Found>,
): Promise<Found | undefined> {
  let found: Found | undefined
  await database
    .transaction()
    .execute(async (transaction) => {
      found = await work(transaction)
      throw ROLLBACK
    })
    .catch((error: unknown) => {
      if (error !== ROLLBACK) found = undefined
    })
  return found
}

type Row = Record<string, string | number | null>

/** Possible changes of a column: all rows at once, or one row to the value of another or a new value. */
async function changesOf(database: Database, table: string, column: string): Promise<Change[]> {
  const [of, at] = [sql.table(table), sql.ref(column)]
  const { rows } = await sql<Row>`select * from ${of} order by 1`.execute(database)
  const values = [...new Set(rows.map((row) => row[column] ?? null))]
  const isText = values.some((value) => typeof value === 'string')
  const all: Change = (on) => sql`update ${of} set ${at} = ${isText ? sql`${at} || 'x'` : sql`${at} + 1`}`.execute(on)
  const others = [...values.slice(0, 4), ...(isText ? ['23:59'] : [null, 1, 2, 3, 1000])]
  const of1 = rows.slice(0, 6).flatMap((row) =>
    others
      .filter((other) => other !== row[column])
      .map((other): Change => {
        const is = Object.entries(row).map(([name, value]) =>
          value === null ? sql`${sql.ref(name)} is null` : sql`${sql.ref(name)} = ${value}`,
        )
        return (on) => sql`update ${of} set ${at} = ${other} where ${sql.join(is, sql` and `)}`.execute(on)
      }),
  )
  return [all, ...of1]
}

/** Ids never change. */
const isNumber = (name: string) => name.endsWith('.id')

async function open() {
  const { database } = await openDemoSchool()
  await reindexLists(database)
  const { recordingDatabase, read } = await recordReadColumns(database)
  const before = await readAllRows(recordingDatabase)
  return { database, before, read: [...read].toSorted() }
}

test('changing any column that a list reads marks the affected rows as stale', async () => {
  const { database, before, read } = await open()
  expect(read.length).toBeGreaterThan(40)
  const [unmarked, ineffective]: [string[], string[]] = [[], []]
  for (const name of read.filter((one) => !isNumber(one))) {
    const [table = '', column = ''] = name.split('.')
    let isEffective = false
    for (const change of await changesOf(database, table, column)) {
      const found = await inRolledBackTransaction(database, (on) => applyChange(on, before, change))
      unmarked.push(...(found?.unmarked ?? []).map((row) => `${name}: ${row}`))
      isEffective = (found?.changed.length ?? 0) > 0
      if (isEffective) break
    }
    if (!isEffective) ineffective.push(name)
  }
  expect(unmarked).toEqual([])
  // Each column affected some list, otherwise the test would prove nothing.
  expect(ineffective).toEqual([])
})

test('deleting or inserting a row marks the affected rows as stale', async () => {
  const { database, before, read } = await open()
  const tables = [...new Set(read.map((name) => name.split('.')[0] ?? ''))]
  const unmarked: string[] = []
  const visited = new Set<string>()
  for (const table of tables) {
    const of = sql.table(table)
    const { rows } = await sql<Row>`select * from ${of} order by 1`.execute(database)
    for (const row of rows.slice(0, 20)) {
      const found = await inRolledBackTransaction(database, async (on) => {
        const names = Object.keys(row)
        const is = names.map((name) =>
          row[name] === null ? sql`${sql.ref(name)} is null` : sql`${sql.ref(name)} = ${row[name]}`,
        )
        const less = await applyChange(on, before, (then) =>
          sql`delete from ${of} where ${sql.join(is, sql` and `)}`.execute(then),
        )
        const more = await applyChange(on, less.is, (then) =>
          sql`insert into ${of} (${sql.join(names.map((name) => sql.ref(name)))})
            values (${sql.join(names.map((name) => row[name]))})`.execute(then),
        )
        return [less, more]
      })
      unmarked.push(...(found ?? []).flatMap((one) => one.unmarked.map((marked) => `${table}: ${marked}`)))
      if (!found?.every(({ changed }) => changed.length > 0)) continue
      visited.add(table)
      break
    }
  }
  expect(unmarked).toEqual([])
  // Referenced rows of these tables can't be deleted.
  expect(tables.filter((table) => !visited.has(table))).toEqual(['accounts', 'courses'])
})

test('reindexLists rebuilds all stale rows and updates the statistics of SQLite', async () => {
  const { database, student } = await openTestSchool()
  for (let count = 0; count < 20; count += 1) await student()
  expect(await database.selectFrom('listed_students').select('id').execute()).toEqual([])
  await reindexLists(database)
  expect(await database.selectFrom('listed_students').select('id').execute()).toHaveLength(20)
  expect(await database.selectFrom('stale_rows').selectAll().execute()).toEqual([])
  if (isPostgres(database)) return
  const { rows } = await sql<{ stat: string }>`select stat from sqlite_stat1
    where tbl = 'listed_students' and idx = 'listed_students_by_name'`.execute(database)
  expect(rows).toMatchObject([{ stat: expect.stringMatching(/^20 /) }])
})
