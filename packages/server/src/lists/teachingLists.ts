import {
  type ListDefinition,
  groupNames,
  formatPersonLabel,
  createSortKey,
  createSortKeys,
  createSearchText,
} from './ListDefinition.ts'

/** Allotments, by whether their times are agreed. */
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
    const timesOf = groupTimes(timings)
    return allotments.map(({ id, course, ...of }) => {
      const [student, teacher] = [formatPersonLabel(of.std_id, of.student), formatPersonLabel(of.teach_id, of.teacher)]
      return {
        id,
        kind: timesOf(id).length > 0 ? 'with' : 'without',
        words: createSearchText([course, student, teacher, ...timesOf(id)]),
        sorted: createSortKeys({ course, student, teacher, timings: timesOf(id)[0] }),
      }
    })
  },
}

/** Classes that aren't deleted, by whether they have a link; also found by their courses. */
export const classList: ListDefinition<'teacher' | 'title' | 'link' | 'time'> = {
  name: 'classes',
  sortColumns: ['teacher', 'title', 'link', 'time'],
  defaultOrder: 'oldestFirst',
  read: async (database, ids) => {
    const classes = await database
      .selectFrom('classes')
      .innerJoin('teachers', 'teachers.id', 'teacher_id')
      .innerJoin('accounts', 'accounts.id', 'teachers.account_id')
      .select(['classes.id', 'title', 'link', 'teach_id', 'accounts.name'])
      .where('classes.archived_at', 'is', null)
      .where('classes.id', 'in', ids)
      .execute()
    const courses = await database
      .selectFrom('class_courses')
      .innerJoin('courses', 'courses.id', 'course_id')
      .select(['class_id as of', 'courses.name'])
      .where('class_id', 'in', ids)
      .execute()
    const timings = await database
      .selectFrom('class_timings')
      .select(['class_id as of', 'time_from', 'time_to'])
      .where('class_id', 'in', ids)
      .where('ends', 'is', null)
      .orderBy('id')
      .execute()
    const [coursesOf, timesOf] = [groupNames(courses), groupTimes(timings)]
    return classes.map(({ id, title, link, teach_id: code, name }) => {
      const teacher = formatPersonLabel(code, name)
      return {
        id,
        kind: link?.trim() ? 'with' : 'without',
        words: createSearchText([teacher, title, link, ...timesOf(id), ...coursesOf(id)]),
        sorted: createSortKeys({ teacher, title, link, time: timesOf(id)[0] }),
      }
    })
  },
}

/** Reports, newest first; also found by their texts. */
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
      const remarks = [of.test_remarks, of.participation, of.suggestions]
      return {
        id,
        kind: 'report',
        words: createSearchText([student, teacher, course, title, attendance, ...remarks]),
        sorted: {
          ...createSortKeys({ student, teacher, course, class: title }),
          attendance: ratioSortKey(attendance),
        },
      }
    })
  },
}

function groupTimes(timings: readonly { of: number; time_from: string; time_to: string }[]) {
  return groupNames(timings.map(({ of, time_from, time_to }) => ({ of, name: `${time_from} – ${time_to}` })))
}

/** Sorts `12/20` by its ratio. */
function ratioSortKey(attendance: string): string | null {
  const [present, held] = attendance.split('/').map(Number)
  return present !== undefined && held ? (present / held).toFixed(6) : createSortKey(attendance)
}
