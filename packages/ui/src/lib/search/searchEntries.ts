import type { Remote } from '#remote.ts'
import type { Allotment, Course, Event, ScheduledClass, Student, StudentClass, Teacher } from '@maktab/contract/schema'
import { getPersonCode } from '../people/personLabels.ts'

export type SearchEntryKind = 'student' | 'teacher' | 'course' | 'class' | 'event' | 'page' | 'action'

/** A search result with its link or action. */
export type SearchEntry = {
  /** Unique and stable, such as `student 3`. */
  id: string
  kind: SearchEntryKind
  title: string
  /** Short code, such as a student’s ID. */
  code?: string | undefined
  /** Second line, such as the courses of a class. */
  detail?: string | undefined
  /** Time of an event in wire format. */
  time?: string | undefined
  /** Additional search terms, one per line, such as the guardian or the courses of a teacher. */
  keywords?: string | undefined
  /** Phone numbers, one per line; matched in any format, but not in privacy mode. */
  phones?: string | undefined
  /** Not matched in privacy mode. */
  email?: string | undefined
  /** An entry has either a link or an action. */
  href?: string | undefined
  onSelect?: (() => void) | undefined
}

export type SearchGroupId = 'students' | 'teachers' | 'courses' | 'classes' | 'events' | 'pages' | 'actions'

/** A searchable list. */
export type SearchGroup = {
  id: SearchGroupId
  entries: Remote<readonly SearchEntry[]>
  /** Link to the page with all results, if there is one. */
  getMoreHref?: (search: string) => string
}

type Href<Row> = (row: Row) => string

/** Memoizes a function of a list by the list’s identity. */
function memoizePerList<Row, Result>(compute: (rows: readonly Row[]) => Result): (rows: readonly Row[]) => Result {
  const cache = new WeakMap<readonly Row[], Result>()
  return (rows) => {
    const result = cache.get(rows) ?? compute(rows)
    cache.set(rows, result)
    return result
  }
}

/** Maps rows to search entries. Returns the same entries for the same list, so that they are normalized only once. */
function createEntries<Row>(toEntry: (row: Row) => SearchEntry) {
  return memoizePerList((rows: readonly Row[]): readonly SearchEntry[] => rows.map(toEntry))
}

const joinLines = (...texts: (string | null | undefined)[]) => texts.flatMap((text) => text?.trim() || []).join('\n')

export const createStudentEntries = (getHref: Href<Student>) =>
  createEntries<Student>((student) => ({
    id: `student ${student.id}`,
    kind: 'student',
    title: student.name,
    code: getPersonCode(student, ''),
    // New students have no code yet, so the guardian is shown to distinguish equal names.
    ...(student.std_id?.trim()
      ? { keywords: joinLines(student.guardian_name) }
      : { detail: joinLines(student.guardian_name) }),
    phones: joinLines(student.contact_number, student.alternate_contact_number),
    email: student.email,
    href: getHref(student),
  }))

export const createTeacherEntries = (getHref: Href<Teacher>) =>
  createEntries<Teacher>((teacher) => ({
    id: `teacher ${teacher.id}`,
    kind: 'teacher',
    title: teacher.name,
    code: getPersonCode(teacher, ''),
    keywords: joinLines(...(teacher.courses ?? []).map(({ name }) => name)),
    phones: joinLines(teacher.contact_number),
    email: teacher.email,
    href: getHref(teacher),
  }))

/** The students of a teacher, once each, with all their courses. */
export const createAllottedStudentEntries = (getHref: Href<Allotment['student']>) =>
  memoizePerList((allotments: readonly Allotment[]): readonly SearchEntry[] => {
    const entries = new Map<number, SearchEntry>()
    for (const { student, course } of allotments) {
      const detail = [entries.get(student.id)?.detail, course.name].filter(Boolean).join(', ')
      const { id, name: title } = student
      entries.set(id, {
        id: `student ${id}`,
        kind: 'student',
        title,
        code: getPersonCode(student, ''),
        detail,
        href: getHref(student),
      })
    }
    return [...entries.values()]
  })

type Named = Pick<Course, 'id' | 'name'>

export const createCourseEntries = <Row extends Named>(getHref: Href<Row>) =>
  createEntries<Row>((course) => ({
    id: `course ${course.id}`,
    kind: 'course',
    title: course.name,
    href: getHref(course),
  }))

type Taught = Pick<ScheduledClass, 'id' | 'title' | 'courses'>

export const createClassEntries = <Row extends Taught>(getHref: Href<Row>) =>
  createEntries<Row>((taught) => ({
    id: `class ${taught.id}`,
    kind: 'class',
    title: taught.title,
    detail: (taught.courses ?? []).map(({ name }) => name).join(', '),
    href: getHref(taught),
  }))

export const createStudentClassEntries = (getHref: Href<StudentClass>) =>
  createEntries<StudentClass>((own) => ({
    id: `class ${own.class.id}`,
    kind: 'class',
    title: own.class.title,
    detail: own.course.name,
    href: getHref(own),
  }))

type Dated = Pick<Event, 'id' | 'title' | 'time'>

export const createEventEntries = <Row extends Dated>(getHref: Href<Row>) =>
  createEntries<Row>((event) => ({
    id: `event ${event.id}`,
    kind: 'event',
    title: event.title?.trim() ?? '',
    time: event.time,
    href: getHref(event),
  }))
