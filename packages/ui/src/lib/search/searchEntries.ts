import type { Remote } from '#remote.ts'
import type { Allotment, Course, Event, ScheduledClass, Student, StudentClass, Teacher } from '@maktab/contract/schema'
import { getPersonCode } from '../people/personLabels.ts'

export type SearchEntryKind = 'student' | 'teacher' | 'course' | 'class' | 'event' | 'page' | 'action'

/** Something that the search finds, and what it leads to or does. */
export type SearchEntry = {
  /** Of all entries its own, and the same tomorrow: `student 3`. */
  id: string
  kind: SearchEntryKind
  title: string
  /** What people call it by in a few letters. */
  code?: string | undefined
  /** What stands under it, such as what a class teaches. */
  detail?: string | undefined
  /** The time of an event, as the wire writes it. */
  time?: string | undefined
  /** What else it is found by, one a line: a guardian, what somebody teaches. */
  words?: string | undefined
  /** Telephone numbers, one a line: found however they are written, and not at all while privacy is on. */
  phones?: string | undefined
  /** Found by it unless privacy is on. */
  email?: string | undefined
  /** Where it leads; or else what it does. */
  href?: string | undefined
  onAct?: (() => void) | undefined
}

export type SearchGroupId = 'students' | 'teachers' | 'courses' | 'classes' | 'events' | 'pages' | 'actions'

/** A list that is searched. */
export type SearchGroup = {
  id: SearchGroupId
  entries: Remote<readonly SearchEntry[]>
  /** Where all that is found stands, if anywhere. */
  getMoreHref?: (search: string) => string
}

type Href<Row> = (row: Row) => string

/** Makes something of a list once, for as long as it is the same list. */
function oncePerList<Row, Made>(make: (rows: readonly Row[]) => Made): (rows: readonly Row[]) => Made {
  const known = new WeakMap<readonly Row[], Made>()
  return (rows) => {
    const made = known.get(rows) ?? make(rows)
    known.set(rows, made)
    return made
  }
}

/** How the rows of a list are found; the same entries for the same list, so that they are made comparable once. */
function entriesOf<Row>(toEntry: (row: Row) => SearchEntry) {
  return oncePerList((rows: readonly Row[]): readonly SearchEntry[] => rows.map(toEntry))
}

const lines = (...texts: (string | null | undefined)[]) => texts.flatMap((text) => text?.trim() || []).join('\n')

export const createStudentEntries = (hrefOf: Href<Student>) =>
  entriesOf<Student>((student) => ({
    id: `student ${student.id}`,
    kind: 'student',
    title: student.name,
    code: getPersonCode(student, ''),
    // New students have no code yet: the guardian tells those of one name apart.
    ...(student.std_id?.trim() ? { words: lines(student.guardian_name) } : { detail: lines(student.guardian_name) }),
    phones: lines(student.contact_number, student.alternate_contact_number),
    email: student.email,
    href: hrefOf(student),
  }))

export const createTeacherEntries = (hrefOf: Href<Teacher>) =>
  entriesOf<Teacher>((teacher) => ({
    id: `teacher ${teacher.id}`,
    kind: 'teacher',
    title: teacher.name,
    code: getPersonCode(teacher, ''),
    words: lines(...(teacher.courses ?? []).map(({ name }) => name)),
    phones: lines(teacher.contact_number),
    email: teacher.email,
    href: hrefOf(teacher),
  }))

/** The students of a teacher, each once, with all that they learn. */
export const createAllottedStudentEntries = (hrefOf: Href<Allotment['student']>) =>
  oncePerList((allotments: readonly Allotment[]): readonly SearchEntry[] => {
    const taught = new Map<number, SearchEntry>()
    for (const { student, course } of allotments) {
      const detail = [taught.get(student.id)?.detail, course.name].filter(Boolean).join(', ')
      const { id, name: title } = student
      taught.set(id, {
        id: `student ${id}`,
        kind: 'student',
        title,
        code: getPersonCode(student, ''),
        detail,
        href: hrefOf(student),
      })
    }
    return [...taught.values()]
  })

type Named = Pick<Course, 'id' | 'name'>

export const createCourseEntries = <Row extends Named>(hrefOf: Href<Row>) =>
  entriesOf<Row>((course) => ({
    id: `course ${course.id}`,
    kind: 'course',
    title: course.name,
    href: hrefOf(course),
  }))

type Taught = Pick<ScheduledClass, 'id' | 'title' | 'courses'>

export const createClassEntries = <Row extends Taught>(hrefOf: Href<Row>) =>
  entriesOf<Row>((taught) => ({
    id: `class ${taught.id}`,
    kind: 'class',
    title: taught.title,
    detail: (taught.courses ?? []).map(({ name }) => name).join(', '),
    href: hrefOf(taught),
  }))

export const createStudentClassEntries = (hrefOf: Href<StudentClass>) =>
  entriesOf<StudentClass>((own) => ({
    id: `class ${own.class.id}`,
    kind: 'class',
    title: own.class.title,
    detail: own.course.name,
    href: hrefOf(own),
  }))

type Dated = Pick<Event, 'id' | 'title' | 'time'>

export const createEventEntries = <Row extends Dated>(hrefOf: Href<Row>) =>
  entriesOf<Row>((event) => ({
    id: `event ${event.id}`,
    kind: 'event',
    title: event.title?.trim() ?? '',
    time: event.time,
    href: hrefOf(event),
  }))
