import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { testDatabases } from '../testing/testDatabases.ts'
import { RELAXED_LIMITS } from '../testing/postgresTestHelpers.ts'
import { inTransaction } from './transactions.ts'
import { type Database, openDatabase } from './openDatabase.ts'
import { createPreparedStatements } from './createPreparedStatements.ts'

const MISSING = 'PostgreSQL is not on this machine.'

/** A PostgreSQL table and two databases; the first has a single connection, with or without prepared statements. */
async function openTable(prepares: boolean) {
  const made = await testDatabases.find(({ name }) => name === 'PostgreSQL')?.createEmpty()
  if (!made || !('url' in made.place)) return undefined
  const { url } = made.place
  onTestFinished(made.remove)
  const open = () => {
    const database = openDatabase({ url, limits: { ...RELAXED_LIMITS, connections: 1, prepares } })
    onTestFinished(() => database.destroy())
    return database
  }
  const [database, aside] = [open(), open()]
  await sql`create table things (id integer primary key, name text)`.execute(aside)
  return { database, aside }
}

const add = (database: Database, id: number) => sql`insert into things values (${id}, ${'Amina'})`.execute(database)
const find = async (database: Database, id: number) =>
  (await sql`select * from things where "id" = ${id}`.execute(database)).rows
const preparedStatements = async (database: Database) => {
  const { rows } = await sql<{
    statement: string
  }>`select statement from pg_prepared_statements where 1 = ${1}`.execute(database)
  return rows.map(({ statement }) => statement)
}

test('a connection prepares inserts and lookups by key but no searches', async ({ skip }) => {
  const table = await openTable(true)
  if (!table) return skip(MISSING)
  for (const id of [1, 2]) await add(table.database, id)
  expect(await find(table.database, 2)).toEqual([{ id: 2, name: 'Amina' }])
  await sql`select * from things where name like ${'%in%'}`.execute(table.database)
  expect((await preparedStatements(table.database)).toSorted()).toEqual([
    'insert into things values ($1, $2)',
    'select * from things where "id" = $1',
  ])
})

test('nothing is prepared behind a pool that shares connections', async ({ skip }) => {
  const table = await openTable(false)
  if (!table) return skip(MISSING)
  await add(table.database, 1)
  expect(await find(table.database, 1)).toHaveLength(1)
  expect(await preparedStatements(table.database)).toEqual([])
})

test('a prepared statement is repeated unprepared after its table changed', async ({ skip }) => {
  const table = await openTable(true)
  if (!table) return skip(MISSING)
  const { database, aside } = table
  await add(database, 1)
  await find(database, 1)
  await sql`alter table things add column age integer`.execute(aside)
  expect(await find(database, 1)).toEqual([{ id: 1, name: 'Amina', age: null }])
})

test.for([
  { what: 'PostgreSQL has to plan again', by: 'aside', change: sql`alter table things add column age integer` },
  { what: 'the connection doesn’t know', by: 'database', change: sql`deallocate all` },
] as const)('a transaction is retried when it uses a prepared statement that $what', async (row, { skip }) => {
  const table = await openTable(true)
  if (!table) return skip(MISSING)
  const { database } = table
  await add(database, 1)
  await find(database, 1)
  await row.change.execute(table[row.by])
  let attempts = 0
  const found = await inTransaction(database, async (transaction) => {
    attempts += 1
    await sql`update things set name = name || '!' where "id" = ${1}`.execute(transaction)
    return find(transaction, 1)
  })
  expect(attempts).toBe(2)
  expect(found).toEqual([expect.objectContaining({ id: 1, name: 'Amina!' })])
})

test('nameOf names no searches, no very long statements and at most 200', () => {
  const { getName } = createPreparedStatements()
  expect(getName('select * from things where "id" = $1', [1])).toBe('s1')
  expect(getName('select * from things where "id" = $1', [2])).toBe('s1')
  expect(getName('select count(*) from things', [])).toBeUndefined()
  expect(getName('begin', [])).toBeUndefined()
  expect(getName('select * from things where "day" >= $1', ['2026-01-01'])).toBeUndefined()
  expect(getName('select * from things where "things"."id" in ($1, $2)', [1, 2])).toBeUndefined()
  expect(getName('select * from (select * from a where "day" > $1) where "id" = $2', [1, 2])).toBeUndefined()
  expect(getName(`insert into things values ${'($1, $2), '.repeat(300)}`, [1])).toBeUndefined()
  const names = Array.from({ length: 300 }, (_, count) => getName(`insert into things${count} values ($1)`, [1]))
  expect(new Set(names).size).toBe(200)
  expect(names.at(-1)).toBeUndefined()
})
