import { CompiledQuery, type KyselyPlugin, type RootOperationNode } from 'kysely'
import { expect, test } from 'vitest'
import { openDatabase } from '#database/openDatabase.ts'
import { createSqliteFile } from '#testing/createMigratedDatabase.ts'
import { migrate } from '#database/migrate.ts'
import { removeOldReceipts } from './removeOldReceipts.ts'

test('removeOldReceipts uses an index instead of scanning all receipts', async ({ onTestFinished }) => {
  const { place, remove } = await createSqliteFile()
  const database = openDatabase(place)
  onTestFinished(async () => {
    await database.destroy()
    await remove()
  })
  await migrate(database)
  const account = { email: 'a@b.test', password_hash: null, name: 'A', avatar: null, created_at: 0 }
  await database
    .insertInto('accounts')
    .values({ ...account, role: 'student', status: 'active' })
    .execute()
  await database.insertInto('students').values({ account_id: 1 }).execute()
  const sent = { student_id: 1, currency: 'USD', amount: 5, status: 'paid', sent_at: 0, decided_at: 0 } as const
  const kinds = ['course', 'event', 'fee'] as const
  await database
    .insertInto('receipts')
    .values(kinds.map((kind) => ({ ...sent, kind, record_id: 1, file: `receipt-${kind}.webp`, method: null })))
    .execute()

  const updates: RootOperationNode[] = []
  const listener: KyselyPlugin = {
    transformQuery: ({ node }) => {
      if (node.kind === 'UpdateQueryNode') updates.push(node)
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const names: string[] = []
  const forget = async (name: string) => void names.push(name)
  await removeOldReceipts(database.withPlugin(listener), forget, { retentionDays: 30, now: 31 * 86_400_000 })
  expect(names).toEqual(kinds.map((kind) => `receipt-${kind}.webp`))
  const plans = await Promise.all(
    updates.map(async (node) => {
      const { sql, parameters } = database.getExecutor().compileQuery(node, { queryId: 'any' })
      const plan = CompiledQuery.raw(`explain query plan ${sql}`, [...parameters])
      return (await database.executeQuery<{ detail: string }>(plan)).rows.map(({ detail }) => detail).join()
    }),
  )
  expect(plans.length).toBeGreaterThan(0)
  expect(plans.filter((plan) => !plan.startsWith('SEARCH'))).toEqual([])
})
