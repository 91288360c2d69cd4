import type { Database } from '../database/openDatabase.ts'

/**
 * Allotments with their people, course and slots; all of them, or those of one teacher. There are few teachers and
 * courses to many allotments, so that they are read once each instead of along with every row.
 */
export async function readAllotments(database: Database, teacherId?: number) {
  const rows = await database
    .selectFrom('allotments')
    .innerJoin('students', 'students.id', 'allotments.student_id')
    .innerJoin('accounts', 'accounts.id', 'students.account_id')
    .select(['allotments.id', 'student_id', 'std_id', 'accounts.name', 'allotments.teacher_id', 'course_id'])
    .$if(teacherId !== undefined, (query) => query.where('allotments.teacher_id', '=', teacherId ?? 0))
    .orderBy('allotments.id')
    .execute()
  if (rows.length === 0) return []
  const slots = await database
    .selectFrom('allotment_timings')
    .select(['allotment_id', 'id', 'time_from', 'time_to'])
    .$if(teacherId !== undefined, (query) =>
      query.where('allotment_id', 'in', (of) =>
        of
          .selectFrom('allotments')
          .select('allotments.id')
          .where('teacher_id', '=', teacherId ?? 0),
      ),
    )
    .orderBy('id')
    .execute()
  const slotsOf = new Map<number, { id: number; preferred_time_from: string; preferred_time_to: string }[]>()
  for (const { allotment_id, id, time_from, time_to } of slots) {
    const slot = { id, preferred_time_from: time_from, preferred_time_to: time_to }
    const others = slotsOf.get(allotment_id)
    if (others) others.push(slot)
    else slotsOf.set(allotment_id, [slot])
  }
  const teachers = await readTeachers(database, new Set(rows.map((row) => row.teacher_id)))
  const courses = await readCourses(database, new Set(rows.map((row) => row.course_id)))
  return rows.flatMap(({ id, student_id, std_id, name, teacher_id, course_id }) => {
    const [teacher, course] = [teachers.get(teacher_id), courses.get(course_id)]
    if (!teacher || !course) return []
    const student = { id: student_id, std_id, name }
    return [{ id, student, teacher, course, student_class_timings: slotsOf.get(id) ?? [] }]
  })
}

async function readTeachers(database: Database, ids: ReadonlySet<number>) {
  const teachers = await database
    .selectFrom('teachers')
    .innerJoin('accounts', 'accounts.id', 'teachers.account_id')
    .select(['teachers.id', 'teach_id', 'accounts.name'])
    .where('teachers.id', 'in', [...ids])
    .execute()
  return new Map(teachers.map((teacher) => [teacher.id, teacher]))
}

async function readCourses(database: Database, ids: ReadonlySet<number>) {
  const courses = await database
    .selectFrom('courses')
    .select(['id', 'name'])
    .where('id', 'in', [...ids])
    .execute()
  return new Map(courses.map((course) => [course.id, course]))
}
