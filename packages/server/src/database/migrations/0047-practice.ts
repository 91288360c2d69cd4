import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { createChangeTriggers } from './createChangeTriggers.ts'
import { cascadeReference, createSchemaHelpers, required } from './createSchemaHelpers.ts'

/** What students practise until the next lesson, and on which days they did (decision 320). */
export const practice: Migration = {
  up: async (database: Kysely<never>) => {
    const { table, index } = createSchemaHelpers(database)
    await table('practices')
      .addColumn('version', 'integer', (column) => required(column).defaultTo(1))
      .addColumn('class_id', 'integer', cascadeReference('classes'))
      .addColumn('day', 'text', required)
      .addColumn('text', 'text')
      .addUniqueConstraint('practice_once', ['class_id', 'day'])
      .execute()
    await table('practice_texts')
      .addColumn('practice_id', 'integer', cascadeReference('practices'))
      .addColumn('student_id', 'integer', cascadeReference('students'))
      .addColumn('text', 'text', required)
      .addUniqueConstraint('practice_text_once', ['practice_id', 'student_id'])
      .execute()
    await index('practice_texts', 'student_id')
    await table('practice_days')
      .addColumn('practice_id', 'integer', cascadeReference('practices'))
      .addColumn('student_id', 'integer', cascadeReference('students'))
      .addColumn('day', 'text', required)
      .addUniqueConstraint('practiced_once', ['practice_id', 'student_id', 'day'])
      .execute()
    await index('practice_days', 'student_id')
    await createChangeTriggers(database, 'practices')
    await createChangeTriggers(database, 'practice_days')
  },
}
