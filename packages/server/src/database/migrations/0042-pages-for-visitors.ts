import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Facts about a course, and the public profile of a teacher. Nobody’s profile is public until they agree to it. */
export const pagesForVisitors: Migration = {
  up: async (database: Kysely<never>) => {
    const { schema } = database
    for (const column of ['age_from', 'age_to', 'lesson_minutes', 'group_size']) {
      await schema.alterTable('courses').addColumn(column, 'integer').execute()
    }
    await schema.alterTable('courses').addColumn('level', 'text').execute()
    for (const column of ['is_public', 'is_hidden']) {
      await schema
        .alterTable('teachers')
        .addColumn(column, 'integer', (flag) => flag.notNull().defaultTo(0))
        .execute()
    }
    for (const column of ['public_name', 'about']) {
      await schema.alterTable('teachers').addColumn(column, 'text').execute()
    }
    await schema.alterTable('teachers').addColumn('experience_years', 'integer').execute()
  },
}
