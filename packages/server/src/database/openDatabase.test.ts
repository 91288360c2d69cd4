import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { migrate } from './migrate.ts'
import { openDatabase } from './openDatabase.ts'

async function openTwice() {
  const folder = await mkdtemp(join(tmpdir(), 'sqlite-'))
  const databases = [0, 1].map(() => openDatabase({ file: join(folder, 'maktab.db') }))
  onTestFinished(async () => {
    await Promise.all(databases.map((database) => database.destroy()))
    await rm(folder, { recursive: true, force: true })
  })
  const [one, other] = databases
  if (!one || !other) throw new Error('Two connections are needed.')
  await migrate(one)
  return { one, other }
}

test('a transaction that reads before writing blocks writes of other processes', async () => {
  const { one, other } = await openTwice()
  const policy = { title: 'A policy', description: 'x' }
  await sql`pragma busy_timeout = 0`.execute(other)
  const errors: string[] = []
  await one.transaction().execute(async (transaction) => {
    await transaction.selectFrom('policies').selectAll().execute()
    await other
      .insertInto('policies')
      .values(policy)
      .execute()
      .catch((error: Error) => errors.push(error.message))
    await transaction.insertInto('policies').values(policy).execute()
  })
  expect(errors).toEqual(['database is locked'])
  await other.insertInto('policies').values(policy).execute()
  expect(await one.selectFrom('policies').select('id').execute()).toHaveLength(2)
})

test('a failed transaction throws the original error, not the failed rollback', async () => {
  const { one } = await openTwice()
  await sql`pragma max_page_count = 1`.execute(one)
  const write = () =>
    one.transaction().execute(async (transaction) => {
      for (let count = 0; count < 50; count += 1) {
        const description = 'x'.repeat(9000)
        await transaction.insertInto('policies').values({ title: 'Long', description }).execute()
      }
    })
  await expect(write()).rejects.toThrow('database or disk is full')
  await sql`pragma max_page_count = 100000`.execute(one)
  await write()
  expect(await one.selectFrom('policies').select('id').execute()).toHaveLength(50)
})
