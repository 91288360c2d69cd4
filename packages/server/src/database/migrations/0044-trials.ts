import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { createChangeTriggers } from './createChangeTriggers.ts'
import { createSchemaHelpers, required, unique } from './createSchemaHelpers.ts'

/** Trial lessons that visitors ask for (decision 305). */
export const trials: Migration = {
  up: async (database: Kysely<never>) => {
    const { table, index } = createSchemaHelpers(database)
    await table('trials')
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .addColumn('token', 'text', unique)
      .addColumn('status', 'text', required)
      .addColumn('name', 'text', required)
      .addColumn('age', 'integer', required)
      .addColumn('language', 'text', required)
      .addColumn('page_language', 'text', required)
      .addColumn('phone', 'text', required)
      .addColumn('zone', 'text', required)
      .addColumn('course_id', 'integer', (column) => column.references('courses.id').onDelete('set null'))
      .addColumn('wishes', 'text', required)
      .addColumn('teacher_id', 'integer', (column) => column.references('teachers.id').onDelete('set null'))
      .addColumn('starts_at', 'bigint')
      .addColumn('ends_at', 'bigint')
      .addColumn('link', 'text')
      .addColumn('reason', 'text')
      .addColumn('note', 'text')
      .addColumn('student_id', 'integer', (column) => column.references('students.id').onDelete('set null'))
      .addColumn('created_at', 'bigint', required)
      .addColumn('changed_at', 'bigint', required)
      .execute()
    await index('trials', 'status', 'created_at')
    await index('trials', 'teacher_id')
    await index('trials', 'student_id')
    await index('trials', 'course_id')
    await createChangeTriggers(database, 'trials')
  },
}
