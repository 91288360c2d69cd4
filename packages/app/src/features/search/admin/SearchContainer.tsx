import { SearchScreen } from '@maktab/ui/features/search/shared/SearchScreen'
import {
  createClassEntries,
  createCourseEntries,
  createEventEntries,
  createStudentEntries,
  createTeacherEntries,
  type SearchEntryKind,
} from '@maktab/ui/lib/search/searchEntries'
import { mapRemote } from '@maktab/ui/remote'
import { admin } from '#addresses/admin.ts'
import { useApiQuery } from '#api/useApiQuery.ts'
import { useRemoteOptions } from '#lists/useRemoteOptions.ts'
import { createSearchHref, type SearchProps, useSearchScreen } from '../search.ts'

const studentsOf = createStudentEntries(({ id }) => admin.students.href({ student: id }))
const teachersOf = createTeacherEntries(({ id }) => admin.teachers.href({ teacher: id }))
const coursesOf = createCourseEntries(({ id }) => admin.courses.href({ outlines: id }))
const classesOf = createClassEntries(({ id }) => admin.classes.href({ class: id }))
const eventsOf = createEventEntries(({ id }) => admin.events.href({ members: id }))

const actions = {
  createCourse: admin.courses.href({ course: 'new' }),
  createEvent: admin.events.href({ event: 'new' }),
  createPolicy: admin.policy.href({ policy: 'new' }),
  allotTeacher: admin.allotTeachers.href({ form: 'new' }),
}

/** What an administrator searches: all of the school. Each list is asked for as its own page asks for it. */
export function SearchContainer(props: SearchProps) {
  const search = useSearchScreen(props)
  // `student 3` was chosen last, say.
  const recentOf = (kind: SearchEntryKind) =>
    search.recent.flatMap((id) => (id.startsWith(`${kind} `) ? [Number(id.slice(kind.length))] : []))
  const students = useRemoteOptions('listStudents', recentOf('student'))
  const teachers = useRemoteOptions('listTeachers', recentOf('teacher'))
  const courses = useApiQuery('listCourses', { select: ({ course }) => course })
  const classes = useRemoteOptions('listAllClasses', recentOf('class'))
  const events = useApiQuery('listEvents', { select: ({ event }) => event })
  return (
    <SearchScreen
      {...search}
      actions={actions}
      groups={[
        { id: 'students', entries: mapRemote(students, studentsOf), getMoreHref: createSearchHref(admin.students) },
        { id: 'teachers', entries: mapRemote(teachers, teachersOf), getMoreHref: createSearchHref(admin.teachers) },
        { id: 'courses', entries: mapRemote(courses, coursesOf), getMoreHref: () => admin.courses.path },
        { id: 'classes', entries: mapRemote(classes, classesOf), getMoreHref: createSearchHref(admin.classes) },
        { id: 'events', entries: mapRemote(events, eventsOf), getMoreHref: createSearchHref(admin.events) },
      ]}
    />
  )
}
