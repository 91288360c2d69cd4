import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import {
  groupAttendanceByDay,
  countAttendance,
  getAttendanceByDay,
  getAttendancePercent,
  parseAttendancePercent,
  formatAttendance,
} from './attendanceStatistics.ts'

const records = examples.listAttendance[200].typical.attendences
const countOf = (studentId: number) => countAttendance(groupAttendanceByDay(records, studentId))

// proves X12
test.each([
  [1, { present: 2, marked: 2 }],
  [6, { present: 1, marked: 2 }],
  [999, { present: 0, marked: 0 }],
])('countAttendance counts the days of student %i', (studentId, count) => {
  expect(countOf(studentId)).toEqual(count)
})

test('groupAttendanceByDay keeps the last mark of a day', () => {
  const [first] = records
  const days = groupAttendanceByDay([first!, { ...first!, id: 99, status: 'absent' }], first!.student.id)
  expect(countAttendance(days)).toEqual({ present: 0, marked: 1 })
})

test.each([
  [{ present: 18, marked: 25 }, 72],
  [{ present: 2, marked: 3 }, 67],
  [{ present: 3, marked: 3 }, 100],
  [{ present: 0, marked: 0 }, 0],
])('getAttendancePercent of %o returns %i', (count, percent) => {
  expect(getAttendancePercent(count)).toBe(percent)
})

// proves D32.1
test.each([
  ['85', '85%'],
  ['85%', '85%'],
  ['85 %', '85%'],
  ['85%%', '85%'],
  [' 92.5% ', '92.5%'],
  ['۸۵٪', '۸۵%'],
  ['٨٥', '٨٥%'],
  ['9 of 10', '9 of 10'],
  ['always', 'always'],
  ['about 90%', 'about 90%'],
  ['%', '%'],
  ['', ''],
  [null, ''],
  [undefined, ''],
])('formatAttendance formats %s as “%s”', (typed, shown) => {
  expect(formatAttendance(typed)).toBe(shown)
})

test.each([
  ['92', 92],
  ['92.5 %', 92.5],
  ['92,5%', 92.5],
  ['۸۵٪', 85],
  ['٨٥٫٥', 85.5],
  ['0', 0],
  ['450', undefined],
  ['1.2.3', undefined],
  ['always', undefined],
  ['%', undefined],
  [null, undefined],
])('parseAttendancePercent of %s returns %s', (typed, percent) => {
  expect(parseAttendancePercent(typed)).toBe(percent)
})

const [mark] = examples.listOwnAttendance[200].typical.marks
const on = (date: string, status: 'present' | 'absent') => ({ ...mark!, date, status })

test('a day has each status once, absences first', () => {
  const marks = [on('2026-11-16', 'present'), on('2026-11-16', 'absent'), on('2026-11-16', 'present')]
  expect([...getAttendanceByDay({ marks })]).toEqual([['2026-11-16', ['absent', 'present']]])
})

test('an excuse counts on days without attendance only', () => {
  const excuses = ['2026-11-16', '2026-11-17'].map((date) => ({ date, courses: [] }))
  expect([...getAttendanceByDay({ marks: [on('2026-11-16', 'present')], excuses })]).toEqual([
    ['2026-11-16', ['present']],
    ['2026-11-17', ['excused']],
  ])
})
