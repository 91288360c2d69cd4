import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { createChangeTriggers } from './createChangeTriggers.ts'
import { cascadeReference, createSchemaHelpers, required } from './createSchemaHelpers.ts'

/** Courses that students registered for without a receipt (decision 300). */
export const courseRequests: Migration = {
  up: async (database: Kysely<never>) => {
    const { table, index } = createSchemaHelpers(database)
    await table('course_requests')
      .addColumn('student_id', 'integer', cascadeReference('students'))
      .addColumn('course_id', 'integer', cascadeReference('courses'))
      .addColumn('created_at', 'bigint', required)
      .addColumn('closed_at', 'bigint')
      .execute()
    await index('course_requests', 'student_id')
    await index('course_requests', 'created_at')
    await createChangeTriggers(database, 'course_requests')
  },
}
