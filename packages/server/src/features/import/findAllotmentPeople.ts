import { normalizeForSearch } from '@maktab/shared/normalizeForSearch'
import type { Database } from '#database/openDatabase.ts'
import type { FieldErrors } from '#lib/HttpError.ts'
import { message } from '#i18n/message.ts'
import { parseWeekdays } from '#validation/weekdays.ts'
import { findIdsByName, groupBy } from './matchPeople.ts'
import { type Cells, inBatches } from './stagedRows.ts'

type Person = { id: number; code: string | null; name: string; email: string; status: string }
type Named = { id: number; name: string }
type Slot = { id: number; from: string; to: string; days: number[] }

export type AllotmentPeople = {
  student: Named | undefined
  teacher: Named | undefined
  course: Named | undefined
  existing: { id: number; times: Slot[] } | undefined
}

/** Separates the code from the name in the labels of exports: “STD-001 · Zaynab Malik”. */
const SEPARATOR = ' · '

/** Reads people, courses and allotments that rows name. The returned function finds those of a row. */
export async function findAllotmentPeople(
  database: Database,
  rows: readonly Cells[],
): Promise<(row: Cells) => { people: AllotmentPeople; faults: FieldErrors }> {
  const students = await readPeople(
    database,
    'students',
    rows.flatMap(({ student }) => student ?? []),
  )
  const teachers = await readPeople(
    database,
    'teachers',
    rows.flatMap(({ teacher }) => teacher ?? []),
  )
  const courses = await database.selectFrom('courses').select(['id', 'name']).where('archived_at', 'is', null).execute()
  const courseOf = groupBy(courses, ({ name }) => normalizeForSearch(name))
  const assigned = await readAssignments(database, [...teachers.ids])
  const allotmentOf = await readAllotments(database, [...students.ids])
  return (row) => {
    const faults: FieldErrors = {}
    const student = students.find(row.student ?? '')
    const teacher = teachers.find(row.teacher ?? '')
    const [course] = courseOf.get(normalizeForSearch(row.course ?? '')) ?? []
    if (row.student && student === undefined)
      faults['student'] = [message('There is no student with this ID, email or name.')]
    if (row.teacher && teacher === undefined)
      faults['teacher'] = [message('There is no teacher with this ID, email or name.')]
    if (row.course && !course) faults['course'] = [message('There is no course “{name}”.', { name: row.course })]
    const several = message('Several people have this name. Use the ID.')
    if (student === 'several') faults['student'] = [several]
    if (teacher === 'several') faults['teacher'] = [several]
    const people: AllotmentPeople = { student: one(student), teacher: one(teacher), course, existing: undefined }
    if (people.student && people.teacher && course) {
      people.existing = allotmentOf.get([people.student.id, people.teacher.id, course.id].join(' '))
      if (one(teacher)?.status !== 'active') faults['teacher'] = [message('This teacher isn’t active.')]
      else if (!assigned.has(`${people.teacher.id} ${course.id}`))
        faults['course'] = [message('This course isn’t assigned to this teacher.')]
    }
    return { people, faults }
  }
}

type Search = Person | 'several' | undefined

const one = (found: Search): Person | undefined => (typeof found === 'object' ? found : undefined)

/** Finds people by code, by a label with code and name, by email or by name. */
async function readPeople(database: Database, kind: 'students' | 'teachers', texts: readonly string[]) {
  const code = kind === 'students' ? 'std_id' : 'teach_id'
  const select = () =>
    database
      .selectFrom(kind)
      .innerJoin('accounts', 'accounts.id', `${kind}.account_id`)
      .select([`${kind}.id`, `${code} as code`, 'accounts.name', 'accounts.email', 'accounts.status'])
      .where('accounts.status', '!=', 'archived')
      .$castTo<Person>()
  const parts = [...new Set(texts.flatMap((text) => [text, ...text.split(SEPARATOR)]))]
  const emails = parts.map((text) => text.toLowerCase()).filter((text) => text.includes('@'))
  const named = await findIdsByName(database, kind, parts)
  const found = [
    ...(await inBatches(parts, (some) =>
      select()
        .where(code as 'std_id', 'in', some)
        .execute(),
    )),
    ...(await inBatches(emails, (some) => select().where('accounts.email', 'in', some).execute())),
    ...(await inBatches(named, (some) => select().where(`${kind}.id`, 'in', some).execute())),
  ].flat()
  const people = [...new Map(found.map((person) => [person.id, person])).values()]
  const byCode = groupBy(people, (person) => person.code)
  const byEmail = groupBy(people, ({ email }) => email)
  const byName = groupBy(people, ({ name }) => normalizeForSearch(name))
  const find = (text: string): Search => {
    const [label = '', ...name] = text.split(SEPARATOR)
    const [exact] = byCode.get(text) ?? byCode.get(label) ?? byEmail.get(text.toLowerCase()) ?? []
    if (exact) return exact
    const namesakes = byName.get(normalizeForSearch(name.length > 0 ? name.join(SEPARATOR) : text)) ?? []
    return namesakes.length > 1 ? 'several' : namesakes[0]
  }
  return { find, ids: new Set(people.map(({ id }) => id)) }
}

async function readAssignments(database: Database, teacherIds: readonly number[]): Promise<Set<string>> {
  const rows = await inBatches(teacherIds, (some) =>
    database
      .selectFrom('course_assignments')
      .select(['teacher_id', 'course_id'])
      .where('teacher_id', 'in', some)
      .execute(),
  )
  return new Set(rows.flat().map(({ teacher_id: teacher, course_id: course }) => `${teacher} ${course}`))
}

/** The allotments of students with their times, by student, teacher and course. */
async function readAllotments(database: Database, studentIds: readonly number[]) {
  const rows = await inBatches(studentIds, (some) =>
    database
      .selectFrom('allotments')
      .leftJoin('allotment_timings', 'allotment_timings.allotment_id', 'allotments.id')
      .select(['allotments.id', 'student_id', 'teacher_id', 'course_id'])
      .select(['allotment_timings.id as slot', 'time_from', 'time_to', 'days'])
      .where('student_id', 'in', some)
      .execute(),
  )
  const found = new Map<string, { id: number; times: Slot[] }>()
  for (const { id, slot, time_from: from, time_to: to, days, ...of } of rows.flat()) {
    const key = [of.student_id, of.teacher_id, of.course_id].join(' ')
    const allotment = found.get(key) ?? { id, times: [] }
    if (slot !== null && from !== null && to !== null)
      allotment.times.push({ id: slot, from, to, days: parseWeekdays(days) })
    found.set(key, allotment)
  }
  return found
}
