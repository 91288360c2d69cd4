import type { Database } from '../database/openDatabase.ts'
import { isPlaceholderEmail } from '../lib/placeholderEmails.ts'
import { type ListDefinition, groupNames, createSortKeys, createSearchText } from './ListDefinition.ts'

/** Students who aren't archived; also found by their guardian, courses and teachers. */
export const studentList: ListDefinition<'code' | 'name' | 'email' | 'born' | 'language'> = {
  name: 'students',
  sortColumns: ['code', 'name', 'email', 'born', 'language'],
  defaultOrder: 'oldestFirst',
  read: async (database, ids) => {
    const students = await database
      .selectFrom('students')
      .innerJoin('accounts', 'accounts.id', 'students.account_id')
      .leftJoin('accounts as head', 'head.id', 'accounts.sibling_of')
      .select(['students.id', 'std_id', 'accounts.name', 'accounts.email', 'head.email as head_email'])
      .select(['contact_number', 'alternate_contact_number', 'date_of_birth', 'preferred_language', 'guardian_name'])
      .where('accounts.status', '!=', 'archived')
      .where('students.id', 'in', ids)
      .execute()
    const taughtOf = groupNames([...(await readWishes(database, ids)), ...(await readTeaching(database, ids))])
    return students.map((student) => {
      const { id, std_id: code, name, date_of_birth: born, preferred_language: language } = student
      const address = student.head_email ?? student.email
      const email = isPlaceholderEmail(address) ? null : address
      const phones = [student.contact_number, student.alternate_contact_number]
      return {
        id,
        kind: code?.trim() ? 'with' : 'without',
        words: createSearchText([code, name, email, born, language, student.guardian_name, ...taughtOf(id)], phones),
        sorted: createSortKeys({ code, name, email, born, language }),
      }
    })
  },
}

function readWishes(database: Database, ids: readonly number[]) {
  return database
    .selectFrom('student_timings')
    .innerJoin('courses', 'courses.id', 'course_id')
    .select(['student_id as of', 'courses.name'])
    .distinct()
    .where('student_id', 'in', ids)
    .execute()
}

async function readTeaching(database: Database, ids: readonly number[]) {
  const rows = await database
    .selectFrom('allotments')
    .innerJoin('courses', 'courses.id', 'course_id')
    .innerJoin('teachers', 'teachers.id', 'teacher_id')
    .innerJoin('accounts', 'accounts.id', 'teachers.account_id')
    .select(['student_id as of', 'courses.name as course', 'teach_id', 'accounts.name'])
    .where('student_id', 'in', ids)
    .execute()
  return rows.flatMap(({ of, course, teach_id, name }) => [course, teach_id, name].map((one) => ({ of, name: one })))
}

/** Teachers who aren't archived, by status; also found by their courses. */
export const teacherList: ListDefinition<'code' | 'name' | 'email' | 'status' | 'applied' | 'born'> = {
  name: 'teachers',
  sortColumns: ['code', 'name', 'email', 'status', 'applied', 'born'],
  defaultOrder: 'oldestFirst',
  read: async (database, ids) => {
    const teachers = await database
      .selectFrom('teachers')
      .innerJoin('accounts', 'accounts.id', 'teachers.account_id')
      .select(['teachers.id', 'teach_id', 'accounts.name', 'accounts.email', 'accounts.status'])
      .select(['application_date', 'contact_number', 'current_address', 'date_of_birth', 'qualification'])
      .where('accounts.status', '!=', 'archived')
      .where('teachers.id', 'in', ids)
      .execute()
    const courses = await database
      .selectFrom('course_assignments')
      .innerJoin('courses', 'courses.id', 'course_id')
      .select(['teacher_id as of', 'courses.name'])
      .where('teacher_id', 'in', ids)
      .execute()
    const coursesOf = groupNames(courses)
    return teachers.map((teacher) => {
      const { id, teach_id: code, name, email, status, application_date: applied, date_of_birth: born } = teacher
      const texts = [code, name, email, applied, born, teacher.current_address, teacher.qualification]
      return {
        id,
        kind: status,
        words: createSearchText([...texts, ...coursesOf(id)], [teacher.contact_number]),
        sorted: createSortKeys({ code, name, email, status, applied, born }),
      }
    })
  },
}
