import { SearchDialog } from '@maktab/ui/features/search/shared/SearchDialog'
import { createCourseEntries, createEventEntries, createStudentClassEntries } from '@maktab/ui/lib/search/searchEntries'
import { mapRemote } from '@maktab/ui/remote'
import { student } from '#addresses/student.ts'
import { useApiQuery } from '#api/useApiQuery.ts'
import { type SearchProps, useSearchDialog } from '../useSearchDialog.ts'

const toCourseEntries = createCourseEntries(({ id }) => student.courses.href({ outlines: id }))
const toClassEntries = createStudentClassEntries(({ course }) => student.enrolled.href({ classes: course.id ?? 'all' }))
const toEventEntries = createEventEntries(() => student.events.href())

/** The search of a student: the school’s courses and events, and their own classes. */
export function SearchContainer(props: SearchProps) {
  const courses = useApiQuery('listCourses', { select: ({ course }) => course })
  const classes = useApiQuery('listStudentClasses', { select: ({ classes: rows }) => rows })
  const events = useApiQuery('listStudentEvents', { select: ({ events: rows }) => rows.map(({ event }) => event) })
  return (
    <SearchDialog
      {...useSearchDialog(props)}
      actions={{}}
      groups={[
        { id: 'courses', entries: mapRemote(courses, toCourseEntries), getMoreHref: () => student.courses.path },
        {
          id: 'classes',
          entries: mapRemote(classes, toClassEntries),
          getMoreHref: () => student.enrolled.href({ classes: 'all' }),
        },
        { id: 'events', entries: mapRemote(events, toEventEntries), getMoreHref: () => student.events.path },
      ]}
    />
  )
}
