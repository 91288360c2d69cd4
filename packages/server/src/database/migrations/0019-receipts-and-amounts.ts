import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { getMinorUnitDigits } from '#lib/currency.ts'
import { createSchemaHelpers, required, restrictReference } from './createSchemaHelpers.ts'
import { createChangeTriggers } from './createChangeTriggers.ts'

const payments = [
  { table: 'purchases', kind: 'course', letter: 'C', sentAt: 'created_at', status: 'status' },
  { table: 'event_members', kind: 'event', letter: 'E', sentAt: 'sent_at', status: 'payment_status' },
] as const

/** Amounts of payments in minor units, their references, and every receipt that was sent. */
export const receiptsAndAmounts: Migration = {
  up: async (database: Kysely<never>) => {
    const { table, index } = createSchemaHelpers(database)
    await table('receipts')
      .addColumn('student_id', 'integer', restrictReference('students'))
      .addColumn('kind', 'text', required)
      .addColumn('record_id', 'integer', required)
      .addColumn('file', 'text')
      .addColumn('sha256', 'text')
      .addColumn('method', 'text')
      .addColumn('origin', 'text')
      .addColumn('transaction_id', 'text')
      .addColumn('currency', 'text', required)
      .addColumn('amount', 'bigint', required)
      .addColumn('status', 'text', required)
      .addColumn('sent_at', 'bigint')
      .addColumn('seen_at', 'bigint')
      .addColumn('decided_at', 'bigint')
      .execute()
    await index('receipts', 'kind', 'record_id')
    await index('receipts', 'student_id')
    await index('receipts', 'sha256')
    await index('receipts', 'amount', 'currency')
    // Normalized for comparison of transaction numbers.
    await database.schema
      .createIndex('receipts_by_plain_transaction_id')
      .on('receipts')
      .expression(sql`lower(replace(replace(transaction_id, ' ', ''), '-', ''))`)
      .execute()

    await createChangeTriggers(database, 'receipts')

    const currency = await currencyOf(database)
    const coins = 10 ** getMinorUnitDigits(currency)
    for (const { table: name, letter } of payments) {
      for (const column of ['reference', 'currency'] as const) {
        await database.schema.alterTable(name).addColumn(column, 'text').execute()
      }
      await database.schema
        .alterTable(name)
        .addColumn('discount', 'bigint', (column) => column.notNull().defaultTo(0))
        .execute()
      await database.schema.alterTable(name).addColumn('amount', 'bigint').execute()
      // Known references of payments are kept.
      await sql`
        update ${sql.table(name)}
        set reference = ${sql.lit(`${letter}-`)} || id,
          currency = ${sql.lit(currency)},
          amount = cast(round(price * ${sql.lit(coins)}) as bigint)
        where receipt is not null
      `.execute(database)
      await index(name, 'reference')
    }
    for (const { table: name, kind, sentAt, status } of payments) {
      await sql`
        insert into receipts
          (student_id, kind, record_id, file, method, currency, amount, status, sent_at, decided_at)
        select student_id, ${sql.lit(kind)}, id, receipt, method, currency, coalesce(amount, 0),
          ${sql.ref(status)}, ${sql.ref(sentAt)}, decided_at
        from ${sql.table(name)}
        where receipt is not null and ${sql.ref(status)} in ('pending', 'paid', 'rejected')
        order by id
      `.execute(database)
    }
  },
}

/** The currency in the settings, which applies to all earlier payments. */
async function currencyOf(database: Kysely<never>): Promise<string> {
  const { rows } = await sql<{ value: string }>`select value from settings where key = 'school'`.execute(database)
  const { currency } = JSON.parse(rows[0]?.value ?? '{}') as { currency?: string }
  return currency ?? 'USD'
}
