import { examples } from '@maktab/contract/examples'
import { describe, expect, test } from 'vitest'
import { createRoster } from '#lib/people/personLabels.ts'
import { type RegisterMark, findChangedRows, isUnsent, createRegisterRows } from './createRegisterRows.ts'

const students = createRoster(examples.listClassStudents[200].typical.students, [])
const records = examples.listAttendance[200].typical.attendences
const mark = (change: Partial<RegisterMark> = {}): RegisterMark => ({
  studentId: 1,
  date: '2026-11-18',
  status: 'absent',
  progress: 'waiting',
  ...change,
})
const rowOf = (marks: RegisterMark[], day = '2026-11-18') => createRegisterRows({ students, records, marks }, day)[0]

describe('a row', () => {
  test.each([
    ['of a day with a record', [], '2026-11-18', { status: 'present', progress: undefined, present: 2, marked: 2 }],
    ['of a day without one', [], '2026-11-19', { status: undefined, present: 2, marked: 2 }],
    [
      'with a mark over the record',
      [mark()],
      '2026-11-18',
      { status: 'absent', progress: 'waiting', present: 1, marked: 2 },
    ],
    [
      'whose mark has settled',
      [mark({ progress: 'settled' })],
      '2026-11-18',
      { status: 'present', progress: 'settled', present: 2 },
    ],
    [
      'with a mark on another day',
      [mark({ date: '2026-11-19' })],
      '2026-11-18',
      { status: 'present', progress: undefined, present: 2, marked: 3 },
    ],
    ['of another student’s mark', [mark({ studentId: 4 })], '2026-11-18', { status: 'present', progress: undefined }],
    [
      'that was refused',
      [mark({ progress: 'failed', message: 'No.' })],
      '2026-11-18',
      { status: 'absent', message: 'No.' },
    ],
  ] as const)('%s', (_, marks, day, row) => {
    expect(rowOf([...marks], day)).toMatchObject(row)
  })

  test('is there for each student of the class, marked or not', () => {
    expect(createRegisterRows({ students, records: [], marks: [] }, '2026-11-18')).toHaveLength(students.length)
  })
})

test.each([
  ['waiting', true],
  ['sending', true],
  ['unsent', true],
  ['failed', true],
  ['saved', false],
  ['settled', false],
] as const)('%s is unsent: %s', (progress, is) => {
  expect(isUnsent({ progress })).toBe(is)
})

describe('what is read aloud', () => {
  const rows = (...marks: RegisterMark[]) => createRegisterRows({ students, records, marks }, '2026-11-18')
  test.each([
    ['nothing new', rows(mark()), rows(mark()), 0],
    ['a new mark', rows(), rows(mark()), 1],
    ['waiting, then on its way', rows(mark()), rows(mark({ progress: 'sending' })), 0],
    ['saved', rows(mark()), rows(mark({ progress: 'saved' })), 1],
    ['the line is down', rows(mark()), rows(mark({ progress: 'unsent' })), 1],
    [
      'all at once',
      rows(),
      rows(...students.map(({ id }) => mark({ studentId: id, status: 'present' }))),
      students.length,
    ],
  ])('%s', (_, before, after, count) => {
    expect(findChangedRows(before, after)).toHaveLength(count)
  })

  test('another class has no past', () => {
    expect(findChangedRows([], rows(mark()))).toEqual([])
  })
})
