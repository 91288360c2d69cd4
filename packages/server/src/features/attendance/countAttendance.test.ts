import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import { countAttendanceMarks } from '../timetable/countAttendanceMarks.ts'
import { openTestSchool } from '#testing/openTestSchool.ts'
import { countAttendance } from './readUnmarkedLessons.ts'

const first = Temporal.PlainDate.from('2026-09-22')
const days = Array.from({ length: 61 }, (_, count) => first.add({ days: count }).toString())
const more = Array.from({ length: 8 }, (_, count) => first.add({ days: count - 4 }).toString())

/** Three classes of equal size. The first and the last were marked on some days. */
async function open({ students, marked }: { students: number; marked: readonly string[] }) {
  const { database, teacher } = await openTestSchool()
  const { id: teacher_id } = await teacher()
  const accounts = await database
    .insertInto('accounts')
    .values(
      Array.from({ length: students }, (_, index) => {
        const own = { email: `pupil${index}@school.test`, name: `Pupil ${index}`, password_hash: null, avatar: null }
        return { ...own, role: 'student' as const, status: 'active' as const, created_at: 1 }
      }),
    )
    .returning('id')
    .execute()
  const pupils = await database
    .insertInto('students')
    .values(accounts.map(({ id: account_id }) => ({ account_id })))
    .returning('id')
    .execute()
  const classes = await database
    .insertInto('classes')
    .values(['one', 'two', 'three'].map((title) => ({ teacher_id, title, link: null, archived_at: null })))
    .returning('id')
    .execute()
  const [one = 0, two = 0, three = 0] = classes.map(({ id }) => id)
  for (const class_id of [one, two, three]) {
    await database
      .insertInto('class_students')
      .values(pupils.map(({ id: student_id }) => ({ class_id, student_id })))
      .execute()
  }
  for (const class_id of [one, three]) {
    const marks = pupils.flatMap(({ id: student_id }) => marked.map((date) => ({ class_id, student_id, date })))
    await database
      .insertInto('attendance')
      .values(marks.map((mark) => ({ ...mark, status: 'absent' as const })))
      .execute()
  }
  // One student has left the last class, another has no mark on one day.
  const [gone, missing] = pupils
  const student = ({ id }: { id: number } = { id: 0 }) => id
  await database
    .deleteFrom('class_students')
    .where('class_id', '=', three)
    .where('student_id', '=', student(gone))
    .execute()
  await database
    .deleteFrom('attendance')
    .where('class_id', '=', three)
    .where('student_id', '=', student(missing))
    .where('date', '=', marked[5] ?? '')
    .execute()
  return { database, one, two, three }
}

test.each([
  ['few', { students: 4, marked: more }],
  ['many', { students: 60, marked: days }],
])('countAttendance counts students and marked students per class and day for %s marks', async (_, school) => {
  const { database, one, two, three } = await open(school)
  const { students } = school
  for (const classes of [[one, two, three], { first: one, last: three }]) {
    const register = await countAttendance(database, classes, days)
    expect([one, two, three, 0].map(register.students)).toEqual([students, students, students - 1, 0])
    const inTime = (day: string) => days.includes(day) && school.marked.includes(day)
    for (const day of [...days, ...more]) {
      const ofThree = students - (day === school.marked[5] ? 2 : 1)
      const found = [one, two, three].map((id) => register.marked(id, day))
      expect(found).toEqual(inTime(day) ? [students, 0, ofThree] : [0, 0, 0])
    }
  }
  const { students: inOne, marked } = await countAttendance(database, [one], days)
  expect([
    inOne(one),
    inOne(three),
    marked(one, school.marked[4] ?? ''),
    marked(three, school.marked[4] ?? ''),
  ]).toEqual([students, 0, students, 0])
})

test('countAttendance counts distant days in any order, and nothing for an empty list of classes', async () => {
  const { database, one, two, three } = await open({ students: 4, marked: [...days, '2025-01-06'] })
  const requestedDays = ['2026-11-20', '2025-01-06', '2026-09-23', '2026-09-22', '2024-02-29']
  const marked = await countAttendanceMarks(database, undefined, requestedDays)
  const counts = requestedDays.map((day) => [one, two, three].map((id) => marked(id, day)))
  expect(counts).toEqual([...Array.from({ length: 4 }, () => [4, 0, 3]), [0, 0, 0]])
  expect((await countAttendanceMarks(database, [], requestedDays))(one, '2026-09-23')).toBe(0)
  expect((await countAttendanceMarks(database, undefined, []))(one, '2026-09-23')).toBe(0)
})
