import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { createSchemaHelpers, required, cascadeReference, unique } from './createSchemaHelpers.ts'

/** Days of the week, cancelled and moved lessons, calendar feeds, reminders. */
export const timetable: Migration = {
  up: async (database: Kysely<never>) => {
    const { schema } = database
    const { table, index } = createSchemaHelpers(database)
    for (const name of ['teacher_timings', 'student_timings', 'class_timings', 'allotment_timings']) {
      await schema.alterTable(name).addColumn('days', 'text').execute()
    }
    for (const name of ['classes', 'class_timings']) {
      await schema.alterTable(name).addColumn('starts', 'text').execute()
      await schema.alterTable(name).addColumn('ends', 'text').execute()
    }
    // Calendar feeds select changes by time.
    await schema.alterTable('classes').addColumn('changed_at', 'bigint').execute()
    await table('lesson_changes')
      .addColumn('timing_id', 'integer', cascadeReference('class_timings'))
      .addColumn('day', 'text', required)
      .addColumn('to_day', 'text')
      .addColumn('to_from', 'text')
      .addColumn('to_to', 'text')
      .addColumn('note', 'text')
      .addColumn('changed_at', 'bigint', required)
      .addUniqueConstraint('lesson_changed_once', ['timing_id', 'day'])
      .execute()
    await table('lesson_acts')
      .addColumn('class_id', 'integer', cascadeReference('classes'))
      .addColumn('account_id', 'integer', (column) => column.references('accounts.id').onDelete('set null'))
      .addColumn('at', 'bigint', required)
      .addColumn('before', 'text', required)
      .addColumn('version', 'integer', required)
      .addColumn('undone_at', 'bigint')
      .execute()
    await index('lesson_acts', 'class_id')
    // Finds the attendance of a week across the school.
    await index('attendance', 'date', 'class_id', 'student_id')
    await schema
      .createTable('calendar_feeds')
      .addColumn('account_id', 'integer', (column) => column.primaryKey().references('accounts.id').onDelete('cascade'))
      .addColumn('token_hash', 'text', unique)
      .addColumn('created_at', 'bigint', required)
      .addColumn('read_at', 'bigint')
      .execute()
    await schema
      .createTable('reminder_choices')
      .addColumn('account_id', 'integer', (column) => column.primaryKey().references('accounts.id').onDelete('cascade'))
      .addColumn('value', 'text', required)
      .execute()
  },
}
