import type { ListDefinition } from './ListDefinition.ts'
import { groupNames } from './groupNames.ts'
import { formatPersonLabel } from './formatPersonLabel.ts'
import { createSortKey } from './createSortKey.ts'
import { createSearchText } from './createSearchText.ts'

/** Who teaches whom what, by whether the times are agreed. */
export const allotmentList: ListDefinition<'course' | 'student' | 'teacher' | 'timings'> = {
  name: 'allotments',
  sortColumns: ['course', 'student', 'teacher', 'timings'],
  defaultOrder: 'oldestFirst',
  read: async (database, ids) => {
    const allotments = await database
      .selectFrom('allotments')
      .innerJoin('students', 'students.id', 'student_id')
      .innerJoin('accounts as studying', 'studying.id', 'students.account_id')
      .innerJoin('teachers', 'teachers.id', 'teacher_id')
      .innerJoin('accounts as teaching', 'teaching.id', 'teachers.account_id')
      .innerJoin('courses', 'courses.id', 'course_id')
      .select(['allotments.id', 'std_id', 'studying.name as student', 'teach_id', 'teaching.name as teacher'])
      .select('courses.name as course')
      .where('allotments.id', 'in', ids)
      .execute()
    const timings = await database
      .selectFrom('allotment_timings')
      .select(['allotment_id as of', 'time_from', 'time_to'])
      .where('allotment_id', 'in', ids)
      .orderBy('id')
      .execute()
    const timesOf = groupNames(timings.map(({ of, time_from, time_to }) => ({ of, name: `${time_from} – ${time_to}` })))
    return allotments.map(({ id, course, ...of }) => {
      const [student, teacher] = [formatPersonLabel(of.std_id, of.student), formatPersonLabel(of.teach_id, of.teacher)]
      return {
        id,
        kind: timesOf(id).length > 0 ? 'with' : 'without',
        words: createSearchText([course, student, teacher, ...timesOf(id)]),
        sorted: {
          course: createSortKey(course),
          student: createSortKey(student),
          teacher: createSortKey(teacher),
          timings: createSortKey(timesOf(id)[0]),
        },
      }
    })
  },
}
