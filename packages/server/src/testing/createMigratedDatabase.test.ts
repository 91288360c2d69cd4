import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { type Database, openDatabase } from '../database/openDatabase.ts'
import { createMigratedDatabase } from './createMigratedDatabase.ts'

/** All rows of all tables, sorted, because databases return changed rows in any order. */
async function contentOf(database: Database): Promise<Record<string, string[]>> {
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true })
  const contents = tables.map(async ({ name }) => {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(database)
    return [name, rows.map((row) => JSON.stringify(row)).toSorted()] as const
  })
  return Object.fromEntries(await Promise.all(contents))
}

const addAccount = (database: Database) =>
  database
    .insertInto('accounts')
    .values({
      email: 'a@school.test',
      password_hash: null,
      role: 'admin',
      status: 'active',
      name: 'A',
      avatar: null,
      created_at: 1,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

/** The initial rows of a test's database, the id of its first account, and the rows at its end. */
async function useDatabase() {
  const { place, remove } = await createMigratedDatabase()
  const database = openDatabase(place)
  const found = await contentOf(database)
  const { id } = await addAccount(database)
  await sql`update kysely_migration set timestamp = 'later'`.execute(database)
  const left = await contentOf(database)
  await database.destroy()
  await remove()
  return { found, id, left }
}

test('createMigratedDatabase gives each test a database in its initial state', async () => {
  const first = await useDatabase()
  expect(Object.keys(first.found).length).toBeGreaterThan(20)
  expect(first.found['accounts']).toEqual([])
  expect(first.left['accounts']).toHaveLength(1)
  expect(first.left['kysely_migration']).not.toEqual(first.found['kysely_migration'])
  expect(await useDatabase()).toEqual(first)
})
