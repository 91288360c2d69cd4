import type { Database } from '#database/openDatabase.ts'
import { readClassStudentIds } from './readClassStudentIds.ts'

/** A class as its acts name it, with those whom they concern: its teacher, its students, the courses that it teaches. */
export async function readClassForDecision(database: Database, id: number) {
  const { name, teacherId } = await database
    .selectFrom('classes')
    .select(['title as name', 'teacher_id as teacherId'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const courses = await database.selectFrom('class_courses').select('course_id').where('class_id', '=', id).execute()
  const about = { course: courses.map((row) => row.course_id), student: await readClassStudentIds(database, id) }
  return { record: ['class', id] as const, name, teacherId, about }
}
