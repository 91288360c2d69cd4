import { SearchScreen } from '@maktab/ui/features/search/shared/SearchScreen'
import { createCourseEntries, createEventEntries, createStudentClassEntries } from '@maktab/ui/lib/search/searchEntries'
import { mapRemote } from '@maktab/ui/remote'
import { student } from '#addresses/student.ts'
import { useApiQuery } from '#api/useApiQuery.ts'
import { type SearchProps, useSearchScreen } from '../search.ts'

const coursesOf = createCourseEntries(({ id }) => student.courses.href({ outlines: id }))
const classesOf = createStudentClassEntries(({ course }) => student.enrolled.href({ classes: course.id ?? 'all' }))
const eventsOf = createEventEntries(() => student.events.href())

/** What a student searches: what the school offers, and their own classes. */
export function SearchContainer(props: SearchProps) {
  const courses = useApiQuery('listCourses', { select: ({ course }) => course })
  const classes = useApiQuery('listStudentClasses', { select: ({ classes: rows }) => rows })
  const events = useApiQuery('listStudentEvents', { select: ({ events: rows }) => rows.map(({ event }) => event) })
  return (
    <SearchScreen
      {...useSearchScreen(props)}
      actions={{}}
      groups={[
        { id: 'courses', entries: mapRemote(courses, coursesOf), getMoreHref: () => student.courses.path },
        {
          id: 'classes',
          entries: mapRemote(classes, classesOf),
          getMoreHref: () => student.enrolled.href({ classes: 'all' }),
        },
        { id: 'events', entries: mapRemote(events, eventsOf), getMoreHref: () => student.events.path },
      ]}
    />
  )
}
