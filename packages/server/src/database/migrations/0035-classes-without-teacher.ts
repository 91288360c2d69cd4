import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

type Classes = { archived_at: number | null; teacher_left_at: number | null }

/**
 * Classes whose teacher was deleted keep the attendance of their students. Until now such a class looked like a deleted
 * one, which has no students.
 */
export const classesWithoutTeacher: Migration = {
  up: async (database: Kysely<{ classes: Classes }>) => {
    await database.schema.alterTable('classes').addColumn('teacher_left_at', 'bigint').execute()
    await database
      .updateTable('classes')
      .set(({ ref }) => ({ teacher_left_at: ref('archived_at') }))
      .where('archived_at', 'is not', null)
      .where(sql<boolean>`exists (select 1 from class_students where class_students.class_id = classes.id)`)
      .execute()
  },
}
