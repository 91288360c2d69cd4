import type { Database } from '#database/openDatabase.ts'
import { isClassNotDeleted } from './classQueries.ts'

type Course = { id: number; name: string }

/**
 * The courses taught to a student in their current and former classes: those allotted with the class's teacher, else
 * those the student chose times for, else all courses of the class.
 */
export async function readStudentClassCourses(
  database: Database,
  studentId: number,
): Promise<(classId: number) => readonly Course[]> {
  const byClass = Map.groupBy(await readCourses(database, studentId), ({ classId }) => classId)
  return (classId) => {
    const all = byClass.get(classId) ?? []
    const allotted = all.filter(({ isAllotted }) => isAllotted)
    const wished = all.filter(({ isWished }) => isWished)
    return ([allotted, wished, all].find((some) => some.length > 0) ?? []).map(({ id, name }) => ({ id, name }))
  }
}

function readCourses(database: Database, studentId: number) {
  return database
    .selectFrom('classes')
    .innerJoin('class_courses', 'class_courses.class_id', 'classes.id')
    .innerJoin('courses', 'courses.id', 'class_courses.course_id')
    .select(['classes.id as classId', 'courses.id', 'courses.name'])
    .select((of) => [
      of
        .exists(
          of
            .selectFrom('allotments')
            .select('allotments.id')
            .where('allotments.student_id', '=', studentId)
            .whereRef('allotments.teacher_id', '=', 'classes.teacher_id')
            .whereRef('allotments.course_id', '=', 'courses.id'),
        )
        .as('isAllotted'),
      of
        .exists(
          of
            .selectFrom('student_timings')
            .select('student_timings.id')
            .where('student_timings.student_id', '=', studentId)
            .whereRef('student_timings.course_id', '=', 'courses.id'),
        )
        .as('isWished'),
    ])
    .where('classes.id', 'in', (of) =>
      of
        .selectFrom('class_students')
        .select('class_students.class_id')
        .where('class_students.student_id', '=', studentId)
        .union(
          of.selectFrom('attendance').select('attendance.class_id').where('attendance.student_id', '=', studentId),
        ),
    )
    .where(isClassNotDeleted)
    .orderBy('courses.id')
    .execute()
}
