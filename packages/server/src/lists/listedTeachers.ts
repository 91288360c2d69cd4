import type { Listing } from './Listing.ts'
import { namesOf } from './namesOf.ts'
import { sortKey } from './sortKey.ts'
import { wordsOf } from './wordsOf.ts'

/** The teachers who aren't archived, by how they stand; found by their courses too. */
export const listedTeachers: Listing<'code' | 'name' | 'email' | 'status' | 'applied' | 'born'> = {
  name: 'teachers',
  sorts: ['code', 'name', 'email', 'status', 'applied', 'born'],
  usually: 'oldestFirst',
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
    const coursesOf = namesOf(courses)
    return teachers.map((teacher) => {
      const { id, teach_id: code, name, email, status, application_date: applied, date_of_birth: born } = teacher
      const texts = [code, name, email, applied, born, teacher.current_address, teacher.qualification]
      return {
        id,
        kind: status,
        words: wordsOf([...texts, ...coursesOf(id)], [teacher.contact_number]),
        sorted: {
          code: sortKey(code),
          name: sortKey(name),
          email: sortKey(email),
          status: sortKey(status),
          applied: sortKey(applied),
          born: sortKey(born),
        },
      }
    })
  },
}
