import { SearchDialog } from '@maktab/ui/features/search/shared/SearchDialog'
import {
  createClassEntries,
  createCourseEntries,
  createEventEntries,
  createStudentEntries,
  createTeacherEntries,
  type SearchEntryKind,
  type SearchGroup,
} from '@maktab/ui/lib/search/searchEntries'
import { mapRemote } from '@maktab/ui/remote'
import { admin } from '#addresses/admin.ts'
import { useHasOperation } from '#api/optionalOperations.ts'
import { useOfficeAccess } from '#api/officePart.ts'
import { useCourses } from '#features/courses/courseQueryHooks.ts'
import { useEvents } from '#features/events/eventQueryHooks.ts'
import { useRemoteOptions } from '#lists/useRemoteOptions.ts'
import { createSearchHref, type SearchProps, useSearchDialog } from '../useSearchDialog.ts'

const toStudentEntries = createStudentEntries(({ id }) => admin.students.href({ student: id }))
const toTeacherEntries = createTeacherEntries(({ id }) => admin.teachers.href({ teacher: id }))
const toCourseEntries = createCourseEntries(({ id }) => admin.courses.href({ outlines: id }))
const toClassEntries = createClassEntries(({ id }) => admin.classes.href({ class: id }))
const toEventEntries = createEventEntries(({ id }) => admin.events.href({ members: id }))

const actions = {
  createCourse: admin.courses.href({ course: 'new' }),
  createEvent: admin.events.href({ event: 'new' }),
  createPolicy: admin.policy.href({ policy: 'new' }),
  allotTeacher: admin.allotTeachers.href({ form: 'new' }),
}

/** Actions that not every backend has. */
function useExtensionActions() {
  const [addsStudents, addsTeachers, imports] = [
    useHasOperation('createStudent'),
    useHasOperation('createTeacher'),
    useHasOperation('previewImport'),
  ]
  return {
    ...(addsStudents && { addStudent: admin.students.href({ form: 'new' }) }),
    ...(addsTeachers && { addTeacher: admin.teachers.href({ form: 'new' }) }),
    ...(imports && { importPeople: admin.import.href() }),
  }
}

/** The search of an admin: what their part of the office includes. Uses the same queries as the pages of the lists. */
export function SearchContainer(props: SearchProps) {
  const search = useSearchDialog(props)
  const access = useOfficeAccess()
  // Recent records have IDs such as `student 3`.
  const getRecentIds = (kind: SearchEntryKind) =>
    search.recent.flatMap((id) => (id.startsWith(`${kind} `) ? [Number(id.slice(kind.length))] : []))
  const students = useRemoteOptions('listStudents', getRecentIds('student'))
  const teachers = useRemoteOptions('listTeachers', getRecentIds('teacher'))
  const courses = useCourses()
  const classes = useRemoteOptions('listAllClasses', getRecentIds('class'))
  const events = useEvents()
  const groups: SearchGroup[] = [
    {
      id: 'students',
      entries: mapRemote(students, toStudentEntries),
      getMoreHref: createSearchHref(admin.students),
    },
    {
      id: 'teachers',
      entries: mapRemote(teachers, toTeacherEntries),
      getMoreHref: createSearchHref(admin.teachers),
    },
    { id: 'courses', entries: mapRemote(courses, toCourseEntries), getMoreHref: () => admin.courses.path },
    { id: 'classes', entries: mapRemote(classes, toClassEntries), getMoreHref: createSearchHref(admin.classes) },
    { id: 'events', entries: mapRemote(events, toEventEntries), getMoreHref: createSearchHref(admin.events) },
  ]
  const isVisible = ({ id }: SearchGroup) => access.teaching || id === 'students' || id === 'events'
  const extensionActions = useExtensionActions()
  const shownActions = access.teaching ? { ...extensionActions, ...actions } : {}
  return <SearchDialog {...search} actions={shownActions} groups={groups.filter(isVisible)} />
}
