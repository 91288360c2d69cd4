import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { readClassTimes, normalizeWallTime } from './readClassTimes.ts'

// proves 1§3.16, D4.1
test.each([
  [
    'the administrator’s class',
    { teacher_class_timings: [{ id: 7, preferred_time_from: '16:00', preferred_time_to: '17:00' }] },
  ],
  ['the teacher’s class', { timings: [{ id: 7, from: '16:00', to: '17:00' }] }],
  ['a list of wishes', [{ id: 7, preferred_time_from: '16:00:00', preferred_time_to: '17:00:00' }]],
  ['a list of times', [{ id: 7, from: '16:00', to: '17:00' }]],
])('%s has its times', (_, source) => {
  expect(readClassTimes(source)).toEqual([{ id: 7, from: '16:00', to: '17:00', days: [] }])
})

test('days, and the first and last day of the class, are read where they can be', () => {
  const timing = { id: 7, preferred_time_from: '16:00', preferred_time_to: '17:00', days: [3, 1, 3, 9] }
  const known = { teacher_class_timings: [timing], starts: '2026-03-02', ends: null }
  expect(readClassTimes(known)).toEqual([{ id: 7, from: '16:00', to: '17:00', days: [1, 3], starts: '2026-03-02' }])
  const strange = {
    teacher_class_timings: [{ ...timing, days: 'Monday' as never }],
    starts: 'soon',
    ends: '2026-02-30',
  }
  expect(readClassTimes(strange)).toEqual([{ id: 7, from: '16:00', to: '17:00', days: [] }])
})

test.each([
  ['nothing', undefined],
  ['null', null],
  ['an empty list', []],
  ['a class whose list is null', { timings: null }],
  ['a class whose list is null', { teacher_class_timings: null }],
  ['a timing that is null', [null]],
  ['a timing without an end', [{ id: 1, from: '10:00' }]],
  ['times that are numbers', [{ id: 1, preferred_time_from: 10, preferred_time_to: 11 }]],
])('%s reads as none', (_, source) => {
  expect(readClassTimes(source as Parameters<typeof readClassTimes>[0])).toEqual([])
})

// proves D4.1
test('the lists of the contract can be read', () => {
  const [scheduled] = examples.listAllClasses[200].typical.data
  const [student] = examples.listStudentClasses[200].typical.classes
  const [teacher] = examples.listTeacherClasses[200].typical.data
  expect(readClassTimes(scheduled)).not.toEqual([])
  expect(readClassTimes(student?.class)).not.toEqual([])
  expect(readClassTimes(teacher)).not.toEqual([])
  expect(readClassTimes(examples.listAllClasses[200].noTimings.data[0])).toEqual([])
})

test.each([
  ['16:05', '16:05'],
  ['16:05:30', '16:05'],
  ['16:05:30.000', '16:05'],
  ['7:45', '07:45'],
  [' 07:45 ', '07:45'],
  ['after dawn', 'after dawn'],
  ['', ''],
])('the clock of “%s” is “%s”', (time, clock) => {
  expect(normalizeWallTime(time)).toBe(clock)
})
