import { SearchDialog } from '@maktab/ui/features/search/shared/SearchDialog'
import {
  createAllottedStudentEntries,
  createClassEntries,
  createCourseEntries,
} from '@maktab/ui/lib/search/searchEntries'
import { mapRemote } from '@maktab/ui/remote'
import { teacher } from '#addresses/teacher.ts'
import { useApiQuery } from '#api/useApiQuery.ts'
import { createSearchHref, type SearchProps, useSearchDialog } from '../useSearchDialog.ts'

const toStudentEntries = createAllottedStudentEntries(({ id }) => teacher.students.href({ student: id }))
const toCourseEntries = createCourseEntries(({ id }) => teacher.courses.href({ outlines: id }))
const toClassEntries = createClassEntries(({ id }) => teacher.classes.href({ class: id }))

const actions = {
  createClass: teacher.classes.href({ form: 'new' }),
  createReport: teacher.reports.href({ form: 'new' }),
}

/** The search of a teacher: their own students, courses and classes. */
export function SearchContainer(props: SearchProps) {
  const allotments = useApiQuery('listTeacherAllotments', { select: ({ teacherAllotment: rows }) => rows })
  const courses = useApiQuery('listTeacherCourses', {
    select: ({ course }) => course.map((assigned) => assigned.course),
  })
  const classes = useApiQuery('listTeacherClasses', { select: ({ data }) => data })
  return (
    <SearchDialog
      {...useSearchDialog(props)}
      actions={actions}
      groups={[
        {
          id: 'students',
          entries: mapRemote(allotments, toStudentEntries),
          getMoreHref: createSearchHref(teacher.students),
        },
        { id: 'courses', entries: mapRemote(courses, toCourseEntries), getMoreHref: () => teacher.courses.path },
        { id: 'classes', entries: mapRemote(classes, toClassEntries), getMoreHref: createSearchHref(teacher.classes) },
      ]}
    />
  )
}
