import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { createSchemaHelpers, required, restrictReference } from './createSchemaHelpers.ts'
import { createChangeTriggers } from './createChangeTriggers.ts'

/** Payments and refunds that the office records, and what they make of approved receipts (decision 265). */
export const paymentEntries: Migration = {
  up: async (database: Kysely<never>) => {
    const { table, index } = createSchemaHelpers(database)
    await table('payment_entries')
      .addColumn('student_id', 'integer', restrictReference('students'))
      .addColumn('kind', 'text', required)
      .addColumn('record_id', 'integer', required)
      .addColumn('item_id', 'integer', required)
      .addColumn('type', 'text', required)
      .addColumn('source', 'text', required)
      .addColumn('amount', 'bigint', required)
      .addColumn('credit', 'bigint', (column) => column.notNull().defaultTo(0))
      .addColumn('currency', 'text', required)
      .addColumn('method', 'text')
      .addColumn('transaction_id', 'text')
      .addColumn('note', 'text')
      .addColumn('paid_at', 'bigint', required)
      .addColumn('recorded_at', 'bigint', required)
      .addColumn('recorded_by', 'integer', (column) => column.references('accounts.id').onDelete('set null'))
      .addColumn('voided_at', 'bigint')
      .addColumn('voided_by', 'integer', (column) => column.references('accounts.id').onDelete('set null'))
      .addColumn('void_reason', 'text')
      .execute()
    await index('payment_entries', 'kind', 'record_id')
    await index('payment_entries', 'student_id')
    await index('payment_entries', 'paid_at')
    await createChangeTriggers(database, 'payment_entries')
    await database.schema.alterTable('acts').addColumn('amount', 'bigint').execute()
    await database.schema.alterTable('acts').addColumn('currency', 'text').execute()
  },
}
