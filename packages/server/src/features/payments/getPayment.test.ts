import { CompiledQuery, type RootOperationNode, createQueryId, sql } from 'kysely'
import { expect, test } from 'vitest'
import { type Database, isPostgres } from '#database/openDatabase.ts'
import { openTestSchool } from '#testing/openTestSchool.ts'
import { findSimilarReceipts } from './getPayment.ts'

const MANY = 3000
const STUDENTS = 30
const MOST_ROWS = 500

/** Stores many receipts with different amounts and numbers, and returns the newest. */
async function storeReceipts(database: Database, studentIds: readonly number[]) {
  const one = { kind: 'course', file: null, method: null, origin: null, currency: 'USD' } as const
  const rows = Array.from({ length: MANY }, (_, index) => ({
    ...one,
    student_id: studentIds[index % studentIds.length]!,
    record_id: index + 1,
    sha256: `${index}`,
    transaction_id: `TRX ${index}-7`,
    amount: index,
    status: 'paid' as const,
    sent_at: index,
    decided_at: index,
  }))
  for (let start = 0; start < MANY; start += MOST_ROWS) {
    await database
      .insertInto('receipts')
      .values(rows.slice(start, start + MOST_ROWS))
      .execute()
  }
  await sql`analyze`.execute(database)
  return database.selectFrom('receipts').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow()
}

/** The query plans of all queries that `work` runs. */
async function plansOf(database: Database, work: (watched: Database) => Promise<unknown>): Promise<string[]> {
  const queries: RootOperationNode[] = []
  await work(
    database.withPlugin({
      transformQuery: ({ node }) => {
        queries.push(node)
        return node
      },
      transformResult: async ({ result }) => result,
    }),
  )
  const explain = isPostgres(database) ? 'explain' : 'explain query plan'
  const plans: string[] = []
  for (const node of queries) {
    const query = database.getExecutor().compileQuery(node, createQueryId())
    const { rows } = await database.executeQuery(CompiledQuery.raw(`${explain} ${query.sql}`, [...query.parameters]))
    plans.push(JSON.stringify(rows))
  }
  return plans
}

// proves X91
test('receipts with the same bytes, or the same number however typed, are found by an index', async () => {
  const { database, student } = await openTestSchool()
  const studentIds: number[] = []
  for (let index = 0; index < STUDENTS; index += 1) studentIds.push((await student()).id)
  const newest = await storeReceipts(database, studentIds)
  const plans = await plansOf(database, (watched) => findSimilarReceipts(watched, newest))
  const indexes = ['receipts_by_sha256', 'receipts_by_plain_transaction_id']
  expect(plans).toHaveLength(indexes.length)
  for (const [index, name] of indexes.entries()) expect(plans[index]).toContain(name)
})
