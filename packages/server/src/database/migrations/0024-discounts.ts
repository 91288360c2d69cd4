import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { createSchemaHelpers, required } from './createSchemaHelpers.ts'
import { createChangeTriggers } from './createChangeTriggers.ts'

/** Discounts by student or code, and which discount a payment used. */
export const discounts: Migration = {
  up: async (database: Kysely<never>) => {
    const { table, index } = createSchemaHelpers(database)
    await table('discounts')
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .addColumn('name', 'text', required)
      .addColumn('code', 'text')
      // Unique while the discount is active; null once it has ended.
      .addColumn('open_code', 'text', (column) => column.unique())
      .addColumn('student_id', 'integer', (column) => column.references('students.id').onDelete('restrict'))
      .addColumn('course_id', 'integer', (column) => column.references('courses.id').onDelete('cascade'))
      .addColumn('event_id', 'integer', (column) => column.references('events.id').onDelete('cascade'))
      .addColumn('percentage', 'integer')
      .addColumn('amount', 'bigint')
      .addColumn('currency', 'text')
      .addColumn('starts', 'text')
      .addColumn('ends', 'text')
      .addColumn('most_uses', 'integer')
      .addColumn('note', 'text')
      .addColumn('ended_at', 'bigint')
      .execute()
    await index('discounts', 'student_id')
    await createChangeTriggers(database, 'discounts')
    for (const name of ['purchases', 'event_members'] as const) {
      await database.schema
        .alterTable(name)
        .addColumn('discount_id', 'integer', (column) => column.references('discounts.id').onDelete('set null'))
        .execute()
      await database.schema.alterTable(name).addColumn('discount_name', 'text').execute()
      await index(name, 'discount_id')
    }
  },
}
