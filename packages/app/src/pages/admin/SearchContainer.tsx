import { SearchScreen } from '@maktab/ui/screens/shared/SearchScreen/SearchScreen'
import {
  classEntries,
  courseEntries,
  eventEntries,
  studentEntries,
  teacherEntries,
} from '@maktab/ui/model/searchEntries'
import type { EntryKind } from '@maktab/ui/model/searchEntry'
import { mapRemote } from '@maktab/ui/remote'
import { admin } from '#addresses/admin.ts'
import { useRead } from '#calls/useRead.ts'
import { useFound } from '#lists/useFound.ts'
import { searchedAt } from '#navigation/searchedAt.ts'
import type { SearchProps } from '../shell/Search.ts'
import { useSearchScreen } from '../shell/useSearchScreen.ts'

const studentsOf = studentEntries(({ id }) => admin.students.href({ student: id }))
const teachersOf = teacherEntries(({ id }) => admin.teachers.href({ teacher: id }))
const coursesOf = courseEntries(({ id }) => admin.courses.href({ outlines: id }))
const classesOf = classEntries(({ id }) => admin.classes.href({ class: id }))
const eventsOf = eventEntries(({ id }) => admin.events.href({ members: id }))

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
  const recentOf = (kind: EntryKind) =>
    search.recent.flatMap((id) => (id.startsWith(`${kind} `) ? [Number(id.slice(kind.length))] : []))
  const students = useFound('listStudents', recentOf('student'))
  const teachers = useFound('listTeachers', recentOf('teacher'))
  const courses = useRead('listCourses', { select: ({ course }) => course })
  const classes = useFound('listAllClasses', recentOf('class'))
  const events = useRead('listEvents', { select: ({ event }) => event })
  return (
    <SearchScreen
      {...search}
      actions={actions}
      groups={[
        { id: 'students', entries: mapRemote(students, studentsOf), getMoreHref: searchedAt(admin.students) },
        { id: 'teachers', entries: mapRemote(teachers, teachersOf), getMoreHref: searchedAt(admin.teachers) },
        { id: 'courses', entries: mapRemote(courses, coursesOf), getMoreHref: () => admin.courses.path },
        { id: 'classes', entries: mapRemote(classes, classesOf), getMoreHref: searchedAt(admin.classes) },
        { id: 'events', entries: mapRemote(events, eventsOf), getMoreHref: searchedAt(admin.events) },
      ]}
    />
  )
}
