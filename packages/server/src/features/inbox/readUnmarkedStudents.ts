import type { Database } from '#database/openDatabase.ts'
import type { UnmarkedLesson } from '../attendance/readUnmarkedLessons.ts'

/** Whose marks of a lesson are missing, by name. */
export async function readUnmarkedStudents(
  database: Database,
  owed: readonly UnmarkedLesson[],
): Promise<(lesson: UnmarkedLesson) => string[]> {
  if (owed.length === 0) return () => []
  const classIds = [...new Set(owed.map(({ of }) => of.classId))]
  const days = [...new Set(owed.map(({ lesson }) => lesson.heldOn))]
  const pupils = await database
    .selectFrom('class_students')
    .innerJoin('students', 'students.id', 'class_students.student_id')
    .innerJoin('accounts', 'accounts.id', 'students.account_id')
    .select(['class_id', 'student_id', 'accounts.name'])
    .where('class_id', 'in', classIds)
    .orderBy('accounts.name')
    .orderBy('student_id')
    .execute()
  const marks = await database
    .selectFrom('attendance')
    .select(['class_id', 'student_id', 'date'])
    .where('class_id', 'in', classIds)
    .where('date', 'in', days)
    .execute()
  const marked = new Set(marks.map((mark) => `${mark.class_id} ${mark.student_id} ${mark.date}`))
  const byClass = Map.groupBy(pupils, ({ class_id }) => class_id)
  return ({ of, lesson }) =>
    (byClass.get(of.classId) ?? [])
      .filter((one) => !marked.has(`${one.class_id} ${one.student_id} ${lesson.heldOn}`))
      .map(({ name }) => name)
}
