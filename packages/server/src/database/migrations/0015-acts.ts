import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { createSchemaHelpers, required } from './createSchemaHelpers.ts'

/** Decisions with person, time and reason; order of the outlines of a course. */
export const acts: Migration = {
  up: async (database: Kysely<never>) => {
    await database.schema.alterTable('outlines').addColumn('position', 'integer').execute()
    const { table, index } = createSchemaHelpers(database)
    await table('acts')
      .addColumn('at', 'bigint', required)
      .addColumn('account_id', 'integer', (column) => column.references('accounts.id').onDelete('set null'))
      .addColumn('kind', 'text', required)
      .addColumn('record_kind', 'text', required)
      .addColumn('record_id', 'integer', required)
      .addColumn('name', 'text')
      .addColumn('what', 'text')
      .addColumn('day', 'text')
      .addColumn('reason', 'text')
      .addColumn('student_id', 'integer', (column) => column.references('students.id').onDelete('set null'))
      .addColumn('teacher_id', 'integer', (column) => column.references('teachers.id').onDelete('set null'))
      .execute()
    await index('acts', 'record_kind', 'record_id', 'id')
    await index('acts', 'student_id', 'id')
    await index('acts', 'teacher_id', 'id')
  },
}
