import type { Database } from '../database/openDatabase.ts'
import { readDays } from '../fields/weekdays.ts'
import { notFound } from '../Refusal.ts'

type Allotted = { studentId: number; courseId: number }

/** The teachers as lists show them: all who are not archived, or those whom a student was allotted for a course. */
export async function selectTeachers(database: Database, allotted?: Allotted) {
  const ids =
    allotted &&
    database
      .selectFrom('allotments')
      .select('teacher_id')
      .where('student_id', '=', allotted.studentId)
      .where('course_id', '=', allotted.courseId)
  const teachers = await database
    .selectFrom('teachers')
    .innerJoin('accounts', 'accounts.id', 'teachers.account_id')
    .select([
      'teachers.id',
      'teachers.version',
      'teach_id',
      'accounts.name',
      'accounts.email',
      'accounts.status',
      'accounts.unconfirmed_since',
      'application_date',
      'contact_number',
      'current_address',
      'date_of_birth',
      'experience_quran as experience_Quran',
      'gender',
      'institution',
      'languages_spoken',
      'age_group',
      'nationality',
      'other_experience',
      'qualification',
    ])
    .where('accounts.status', '!=', 'archived')
    .$if(ids !== undefined, (query) => (ids ? query.where('teachers.id', 'in', ids) : query))
    .orderBy('teachers.id')
    .execute()
  const timings = await database
    .selectFrom('teacher_timings')
    .select(['id', 'teacher_id', 'course_name', 'time_from as from', 'time_to as to', 'days'])
    .$if(ids !== undefined, (query) => (ids ? query.where('teacher_id', 'in', ids) : query))
    .orderBy('id')
    .execute()
  const assigned = await database
    .selectFrom('course_assignments')
    .innerJoin('courses', 'courses.id', 'course_assignments.course_id')
    .select(['teacher_id', 'courses.id', 'courses.name'])
    .$if(ids !== undefined, (query) => (ids ? query.where('teacher_id', 'in', ids) : query))
    .where('courses.archived_at', 'is', null)
    .orderBy('courses.id')
    .execute()
  const timingsOf = Map.groupBy(timings, (timing) => timing.teacher_id)
  const coursesOf = Map.groupBy(assigned, (course) => course.teacher_id)
  return teachers.map(({ unconfirmed_since, ...teacher }) => ({
    ...teacher,
    ...(unconfirmed_since !== null && { emailConfirmed: false }),
    class_timings: (timingsOf.get(teacher.id) ?? []).map(({ id, course_name, from, to, days }) => ({
      id,
      course_name,
      from,
      to,
      days: readDays(days),
    })),
    courses: (coursesOf.get(teacher.id) ?? []).map(({ id, name }) => ({ id, name })),
  }))
}

/** One teacher with what their account says; whoever is archived is no longer there. */
export async function teacherOf(database: Database, id: number) {
  const teacher = await database
    .selectFrom('teachers')
    .innerJoin('accounts', 'accounts.id', 'teachers.account_id')
    .select([
      'teachers.id',
      'account_id',
      'accounts.status',
      'accounts.email',
      'accounts.name',
      'accounts.password_hash',
      'accounts.language',
      'accounts.unconfirmed_since',
    ])
    .where('teachers.id', '=', id)
    .where('accounts.status', '!=', 'archived')
    .executeTakeFirst()
  if (!teacher) throw notFound()
  return teacher
}
