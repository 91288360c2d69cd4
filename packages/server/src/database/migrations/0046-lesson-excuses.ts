import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { createChangeTriggers } from './createChangeTriggers.ts'
import { cascadeReference, createSchemaHelpers, required } from './createSchemaHelpers.ts'

/** Students who can’t come to a lesson (decision 315). */
export const lessonExcuses: Migration = {
  up: async (database: Kysely<never>) => {
    const { table, index } = createSchemaHelpers(database)
    await table('lesson_excuses')
      .addColumn('timing_id', 'integer', cascadeReference('class_timings'))
      .addColumn('student_id', 'integer', cascadeReference('students'))
      .addColumn('day', 'text', required)
      .addColumn('held_on', 'text', required)
      .addColumn('time_from', 'text', required)
      .addColumn('reason', 'text')
      .addColumn('excused_at', 'bigint', required)
      .addUniqueConstraint('lesson_excused_once', ['timing_id', 'day', 'student_id'])
      .execute()
    await index('lesson_excuses', 'student_id')
    // Finds the excuses of a week across the school.
    await index('lesson_excuses', 'held_on')
    await createChangeTriggers(database, 'lesson_excuses')
  },
}
