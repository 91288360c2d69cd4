import type { ListDefinition } from './ListDefinition.ts'
import { groupNames } from './groupNames.ts'
import { createSortKey } from './createSortKey.ts'
import { createSearchText } from './createSearchText.ts'

/** The teachers who aren't archived, by how they stand; found by their courses too. */
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
        sorted: {
          code: createSortKey(code),
          name: createSortKey(name),
          email: createSortKey(email),
          status: createSortKey(status),
          applied: createSortKey(applied),
          born: createSortKey(born),
        },
      }
    })
  },
}
