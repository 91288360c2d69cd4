import { SearchScreen } from '@maktab/ui/features/search/shared/SearchScreen'
import {
  createAllottedStudentEntries,
  createClassEntries,
  createCourseEntries,
} from '@maktab/ui/lib/search/searchEntries'
import { mapRemote } from '@maktab/ui/remote'
import { teacher } from '#addresses/teacher.ts'
import { useApiQuery } from '#api/useApiQuery.ts'
import { createSearchHref, type SearchProps, useSearchScreen } from '../search.ts'

/** A student of a teacher has no page there: the list says what they learn, and when. */
const studentsOf = createAllottedStudentEntries(({ std_id: code, name }) =>
  createSearchHref(teacher.students)(code?.trim() || name),
)
const coursesOf = createCourseEntries(({ id }) => teacher.courses.href({ outlines: id }))
const classesOf = createClassEntries(({ id }) => teacher.classes.href({ class: id }))

const actions = {
  createClass: teacher.classes.href({ form: 'new' }),
  createReport: teacher.reports.href({ form: 'new' }),
}

/** What a teacher searches: their own students, courses and classes. */
export function SearchContainer(props: SearchProps) {
  const allotments = useApiQuery('listTeacherAllotments', { select: ({ teacherAllotment: rows }) => rows })
  const courses = useApiQuery('listTeacherCourses', {
    select: ({ course }) => course.map((assigned) => assigned.course),
  })
  const classes = useApiQuery('listTeacherClasses', { select: ({ data }) => data })
  return (
    <SearchScreen
      {...useSearchScreen(props)}
      actions={actions}
      groups={[
        { id: 'students', entries: mapRemote(allotments, studentsOf), getMoreHref: createSearchHref(teacher.students) },
        { id: 'courses', entries: mapRemote(courses, coursesOf), getMoreHref: () => teacher.courses.path },
        { id: 'classes', entries: mapRemote(classes, classesOf), getMoreHref: createSearchHref(teacher.classes) },
      ]}
    />
  )
}
