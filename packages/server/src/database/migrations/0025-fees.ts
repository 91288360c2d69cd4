import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { createSchemaHelpers, required, restrictReference } from './createSchemaHelpers.ts'
import { createChangeTriggers } from './createChangeTriggers.ts'

/** Monthly courses and their fees; earlier purchases count as paid once. */
export const fees: Migration = {
  up: async (database: Kysely<never>) => {
    const { table, index } = createSchemaHelpers(database)
    for (const name of ['courses', 'purchases']) {
      await database.schema
        .alterTable(name)
        .addColumn('pricing', 'text', (column) => column.notNull().defaultTo('once'))
        .execute()
    }
    await database.schema.alterTable('purchases').addColumn('fees_ended_at', 'bigint').execute()
    await table('fees')
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .addColumn('student_id', 'integer', restrictReference('students'))
      .addColumn('course_id', 'integer', restrictReference('courses'))
      .addColumn('purchase_id', 'integer', restrictReference('purchases'))
      .addColumn('month', 'text', required)
      .addColumn('due_on', 'text', required)
      .addColumn('price', 'bigint', required)
      .addColumn('discount', 'bigint', required)
      .addColumn('discount_id', 'integer', (column) => column.references('discounts.id').onDelete('set null'))
      .addColumn('discount_name', 'text')
      .addColumn('amount', 'bigint', required)
      .addColumn('currency', 'text', required)
      .addColumn('reference', 'text', required)
      .addColumn('status', 'text', required)
      .addColumn('receipt', 'text')
      .addColumn('method', 'text')
      .addColumn('created_at', 'bigint', required)
      .addColumn('sent_at', 'bigint')
      .addColumn('decided_at', 'bigint')
      .addUniqueConstraint('fees_once_a_month', ['purchase_id', 'month'] as never[])
      .execute()
    await index('fees', 'status', 'due_on')
    await index('fees', 'student_id')
    await index('fees', 'discount_id')
    await createChangeTriggers(database, 'fees')
  },
}
