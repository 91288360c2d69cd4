import type { Weekday } from '@maktab/calendar/WallDay'
import { expect, test } from 'vitest'
import {
  type NewClassValues,
  createNextTime,
  emptyClass,
  ownClassSchema,
  teachersClassSchema,
  toFormField,
  toNewClass,
  toSchedule,
  toScheduleConflictQuery,
} from './newClass.schema.ts'

const monday = { from: '16:00', to: '17:00', days: [1] as Weekday[] }
const wednesday = { from: '18:00', to: '19:00', days: [3] as Weekday[] }
const typed: NewClassValues = {
  teacherID: null,
  courseIds: ['1', '7'],
  title: ' Twice a week ',
  link: ' meet.maktab.test/x ',
  times: [monday, wednesday],
  starts: '',
  ends: '',
}

test('a new class is sent with all its times and numeric ids', () => {
  expect(toSchedule(typed)).toEqual({
    title: 'Twice a week',
    link: 'meet.maktab.test/x',
    times: [monday, wednesday],
    courseIds: [1, 7],
  })
  expect(toSchedule({ ...typed, teacherID: '3' })).toMatchObject({ teacherID: 3 })
})

test('a blank link and times without days are sent without them', () => {
  const plain = toSchedule({ ...typed, link: ' ', times: [{ ...monday, days: [] }] })
  expect(plain).not.toHaveProperty('link')
  expect(plain.times).toEqual([{ from: '16:00', to: '17:00' }])
})

test('the specification’s call gets the first time', () => {
  expect(toNewClass(toSchedule({ ...typed, teacherID: '3', starts: '2026-03-02', times: [monday] }))).toEqual({
    title: 'Twice a week',
    link: 'meet.maktab.test/x',
    classTime: monday,
    starts: '2026-03-02',
    courseIds: [1, 7],
  })
})

test.each([
  ['an empty form', emptyClass, ['courseIds', 'title', 'times', 'times']],
  ['values that are too long', { ...typed, title: 'x'.repeat(256), link: 'x'.repeat(256) }, ['link', 'title']],
  ['equal start and end', { ...typed, times: [{ ...monday, to: '16:00' }] }, ['times']],
  ['no times', { ...typed, times: [] }, ['times']],
  ['a last day before the first', { ...typed, starts: '2026-03-02', ends: '2026-03-01' }, ['ends']],
  ['an overnight class', { ...typed, times: [{ from: '23:30', to: '00:15', days: [7] as Weekday[] }] }, []],
])('ownClassSchema validates %s', (_, values, fields) => {
  const [failure] = ownClassSchema.validate(values)
  expect(failure?.failures().map(({ path }) => path[0]) ?? []).toEqual(fields)
})

test('a class that an administrator creates needs a teacher', () => {
  const [failure] = teachersClassSchema.validate(typed)
  expect(failure?.failures().map(({ path }) => path[0])).toEqual(['teacherID'])
})

test('the next time is at the same hours on other days', () => {
  expect(createNextTime([monday])).toEqual({ from: '16:00', to: '17:00', days: [] })
  expect(createNextTime([])).toEqual({ from: '', to: '', days: [] })
})

test.each([
  ['classTime', 'times[0].from'],
  ['classTime.to', 'times[0].to'],
  ['times[1]', 'times[1].from'],
  ['title', 'title'],
])('the error of %s is shown at %s', (field, place) => expect(toFormField(field)).toBe(place))

test('conflicts are looked up for the chosen teacher, and for the own times without one', () => {
  expect(toScheduleConflictQuery(typed, false)).toEqual({ times: [monday, wednesday] })
  expect(toScheduleConflictQuery(typed, true)).toBeUndefined()
  expect(toScheduleConflictQuery({ ...typed, teacherID: '3', ends: '2026-06-30' }, true)).toEqual({
    teacherId: 3,
    times: [monday, wednesday],
    ends: '2026-06-30',
  })
  expect(toScheduleConflictQuery({ ...typed, times: [{ ...monday, days: [] }] }, false)).toBeUndefined()
})
