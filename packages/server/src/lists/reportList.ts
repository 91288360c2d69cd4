import type { ListDefinition } from './ListDefinition.ts'
import { formatPersonLabel } from './formatPersonLabel.ts'
import { createSortKey } from './createSortKey.ts'
import { createSearchText } from './createSearchText.ts'

/** The reports, the newest first; found by what they say too. */
export const reportList: ListDefinition<'student' | 'teacher' | 'course' | 'class' | 'attendance'> = {
  name: 'reports',
  sortColumns: ['student', 'teacher', 'course', 'class', 'attendance'],
  defaultOrder: 'newestFirst',
  read: async (database, ids) => {
    const reports = await database
      .selectFrom('reports')
      .innerJoin('students', 'students.id', 'student_id')
      .innerJoin('accounts as studying', 'studying.id', 'students.account_id')
      .innerJoin('teachers', 'teachers.id', 'reports.teacher_id')
      .innerJoin('accounts as teaching', 'teaching.id', 'teachers.account_id')
      .innerJoin('courses', 'courses.id', 'course_id')
      .leftJoin('classes', 'classes.id', 'class_id')
      .select(['reports.id', 'std_id', 'studying.name as student', 'teach_id', 'teaching.name as teacher'])
      .select(['courses.name as course', 'classes.title as class', 'attendance'])
      .select(['test_remarks', 'participation', 'suggestions'])
      .where('reports.id', 'in', ids)
      .execute()
    return reports.map(({ id, course, attendance, class: title, ...of }) => {
      const [student, teacher] = [formatPersonLabel(of.std_id, of.student), formatPersonLabel(of.teach_id, of.teacher)]
      const told = [of.test_remarks, of.participation, of.suggestions]
      return {
        id,
        kind: 'report',
        words: createSearchText([student, teacher, course, title, attendance, ...told]),
        sorted: {
          student: createSortKey(student),
          teacher: createSortKey(teacher),
          course: createSortKey(course),
          class: createSortKey(title),
          attendance: shareKey(attendance),
        },
      }
    })
  },
}

/** `12/20` by its share: what comes to more stands after what comes to less. */
function shareKey(attendance: string): string | null {
  const [present, held] = attendance.split('/').map(Number)
  return present !== undefined && held ? (present / held).toFixed(6) : createSortKey(attendance)
}
