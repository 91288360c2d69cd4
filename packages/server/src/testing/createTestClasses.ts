import { Temporal } from 'temporal-polyfill'
import type { Database } from '../database/openDatabase.ts'

type Run = { starts: string | null; ends: string | null }
type Moved = { day: string; from: string; to: string }
type PlannedTiming = Run & { id: number; days: number[]; from: string; to: string; changes: Map<string, Moved | null> }
export type TestClass = Run & {
  id: number
  title: string
  isDeleted: boolean
  teacher: number
  members: number[]
  timings: PlannedTiming[]
  /** Recorded attendance. */
  marks: { student: number; day: string }[]
}

const slots = [
  [{ days: [1, 3], from: '16:00', to: '17:00' }],
  [{ days: [7], from: '23:30', to: '00:45' }],
  // In many time zones this hour is skipped in spring and repeated in autumn.
  [{ days: [1, 2, 3, 4, 5, 6, 7], from: '02:15', to: '03:15' }],
  [{ days: [5, 6], from: '00:00', to: '00:00' }],
  [
    { days: [2], from: '00:30', to: '02:30' },
    { days: [], from: '09:00', to: '10:00' },
    { days: [2, 4], from: '00:30', to: '01:00' },
  ],
]
const runs = [
  { ofClass: [null, null], ofTiming: [null, null] },
  { ofClass: [-20, null], ofTiming: [null, null] },
  { ofClass: [-90, -1], ofTiming: [-30, -10] },
  { ofClass: [1, null], ofTiming: [null, null] },
] as const
const to = (day: number, from: string, until: string) => ({ day, from, to: until })
const changes = [
  [],
  [-75, -33, -14, -7, -3, -2, -1, 0].map((day) => [day, null] as const),
  [
    [-70, to(-58, '02:30', '03:00')],
    ...[-63, -62, -61].map((day) => [day, to(-60, '00:00', '00:30')] as const),
    [-50, to(-90, '10:00', '11:00')],
    ...[-20, -19, -18, -17].map((day) => [day, to(-13, '02:15', '03:15')] as const),
    ...[-9, -8, -6, -5].map((day) => [day, to(-1, '23:00', '22:30')] as const),
    [-4, to(5, '10:00', '11:00')],
    ...[1, 2, 3].map((day) => [day, to(0, '00:00', '00:10')] as const),
  ],
] as const
/** Attendance of the first student, of all students, or of a student who has left. */
const marks = [
  {},
  { one: [-200] },
  { one: [-25, -10, -9, -8], all: [-13, -12, -3, -2, -1, 0] },
  { gone: [-44, -2], all: [-60, -40, -1] },
]

/**
 * Generates classes around a day with every combination of slots, run, changes and attendance, with none, one or two
 * students; some are deleted. People are identified by index.
 */
export function createTestClasses(today: string, { teachers, gone }: { teachers: number; gone: number }): TestClass[] {
  const plus = (days: number) => Temporal.PlainDate.from(today).add({ days }).toString()
  const run = ([starts, ends]: readonly [number | null, number | null]) => ({
    starts: starts === null ? null : plus(starts),
    ends: ends === null ? null : plus(ends),
  })
  const kinds = slots.flatMap((slot) =>
    runs.flatMap((runs) => changes.flatMap((changed) => marks.map((marked) => ({ slot, runs, changed, marked })))),
  )
  return kinds.map(({ slot, runs, changed, marked: { one = [], all = [], gone: left = [] } }, index) => {
    const members = [0, 1].slice(index % 7 === 0 ? 2 : Number(index % 5 < 2))
    const of = (students: number[], days: number[]) =>
      students.flatMap((student) => days.map((day) => ({ student, day: plus(day) })))
    return {
      // Ids follow neither the order of times nor each other, so that tests can't rely on it.
      id: 10_000 - index,
      title: `Class ${index}`,
      isDeleted: index % 23 === 5,
      teacher: index % teachers,
      members,
      ...run(runs.ofClass),
      timings: slot.map((times, at) => ({
        id: 1 + index + at * 1000,
        ...times,
        ...run(runs.ofTiming),
        changes: new Map(changed.map(([day, moved]) => [plus(day), moved && { ...moved, day: plus(moved.day) }])),
      })),
      marks: [...of(members.slice(0, 1), one), ...of(members, all), ...of([gone], left)],
    }
  })
}

/** Inserts the classes; `teacherIds` and `studentIds` map indexes to ids. */
export async function addClasses(
  database: Database,
  classes: readonly TestClass[],
  { teacherIds, studentIds }: { teacherIds: readonly number[]; studentIds: readonly number[] },
): Promise<void> {
  const student = (number: number) => studentIds[number] ?? 0
  const timings = classes.flatMap((one) => one.timings.map((timing) => ({ class_id: one.id, ...timing })))
  await database
    .insertInto('classes')
    .values(
      classes.map(({ id, title, isDeleted, teacher, starts, ends }) => {
        const [teacher_id, archived_at] = [teacherIds[teacher] ?? 0, isDeleted ? 1 : null]
        return { id, title, starts, ends, teacher_id, archived_at, link: null }
      }),
    )
    .execute()
  await database
    .insertInto('class_timings')
    .values(
      timings.map(({ id, class_id, days, from, to: until, starts, ends }) => {
        const storedDays = days.length > 0 ? days.join(',') : null
        return { id, class_id, days: storedDays, time_from: from, time_to: until, starts, ends }
      }),
    )
    .execute()
  await database
    .insertInto('lesson_changes')
    .values(
      timings.flatMap(({ id, changes: changed }) =>
        [...changed].map(([day, moved]) => {
          const { day: to_day, from: to_from, to: to_to } = moved ?? { day: null, from: null, to: null }
          return { timing_id: id, day, to_day, to_from, to_to, note: null, changed_at: 1 }
        }),
      ),
    )
    .execute()
  await database
    .insertInto('class_students')
    .values(
      classes.flatMap(({ id, members }) => members.map((number) => ({ class_id: id, student_id: student(number) }))),
    )
    .execute()
  await database
    .insertInto('attendance')
    .values(
      classes.flatMap(({ id, marks: made }) =>
        made.map(({ student: number, day }) => {
          return { class_id: id, student_id: student(number), date: day, status: 'present' as const }
        }),
      ),
    )
    .execute()
}
