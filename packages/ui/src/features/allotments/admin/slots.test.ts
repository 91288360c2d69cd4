import { examples } from '@maktab/contract/examples'
import type { Weekday } from '@maktab/calendar/Weekday'
import { expect, test } from 'vitest'
import { emptySlot } from './allotment.schema.ts'
import { done, mapFieldErrors, submitError, handled } from '#submitResult.ts'
import { toFormField, findMissingTimes, addPreferredTimes, getPreferredTimes } from './slots.ts'

const four = { from: '16:00', to: '17:00', days: [] as Weekday[] }
const eight = { from: '20:30', to: '21:30', days: [] as Weekday[] }
const nine = { from: '21:00', to: '22:00', days: [] as Weekday[] }
const [zaynab, , abdurRahman] = examples.listStudents[200].typical.students

test.each([
  [zaynab!.class_course_data, 'Tajweed for beginners', [four]],
  [zaynab!.class_course_data, 'Arabic grammar I', []],
  [
    abdurRahman!.class_course_data,
    'حفظ جزء عمّ',
    [
      { from: '17:15', to: '18:00', days: [] as Weekday[] },
      { from: '18:15', to: '19:00', days: [] as Weekday[] },
    ],
  ],
  ['{not json', 'Tajweed for beginners', []],
  [undefined, undefined, []],
])('of %j for %s', (data, course, times) => expect(getPreferredTimes(data, course)).toEqual(times))

test('a wish that comes twice is one, and one that is no time is none', () => {
  const timings = [eight, { from: '20:30:00', to: '21:30:00', days: [] as Weekday[] }, { from: 'evening', to: '' }]
  expect(getPreferredTimes([{ course_name: 'Seerah', timings }], 'Seerah')).toEqual([eight])
})

test.each([
  [[emptySlot()], [four, eight], [four, eight]],
  [[nine], [four], [nine, four]],
  [
    [four, emptySlot()],
    [four, eight],
    [four, eight],
  ],
  [[{ id: 7, ...four }], [four], [{ id: 7, ...four }]],
  [
    [{ from: '16:00', to: '', days: [] as Weekday[] }],
    [four],
    [{ from: '16:00', to: '', days: [] as Weekday[] }, four],
  ],
])('%j takes over %j', (slots, wished, after) => {
  expect(addPreferredTimes(slots, wished)).toEqual(after)
  expect(findMissingTimes(addPreferredTimes(slots, wished), wished)).toEqual([])
})

test('what is said of a slot, or of its id, stands at its beginning', () => {
  const fields = {
    'classTimes[1]': ['Twice.'],
    'classTimes[1].id': ['Gone.'],
    'classTimes[0].to': ['No.'],
    courseId: ['No.'],
  }
  expect(mapFieldErrors(submitError('M', fields), toFormField)).toEqual(
    submitError('M', { 'classTimes[1].from': ['Twice.', 'Gone.'], 'classTimes[0].to': ['No.'], courseId: ['No.'] }),
  )
  expect([done, handled].map((outcome) => mapFieldErrors(outcome, toFormField))).toEqual([done, handled])
})
