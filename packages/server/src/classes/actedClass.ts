import type { Database } from '../database/openDatabase.ts'

/** A class as its acts name it, with the teacher whom they concern. */
export async function actedClass(database: Database, id: number) {
  const { name, teacherId } = await database
    .selectFrom('classes')
    .select(['title as name', 'teacher_id as teacherId'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { record: ['class', id] as const, name, teacherId }
}
