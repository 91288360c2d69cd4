import { examples } from '@maktab/contract/examples'
import { describe, expect, test } from 'vitest'
import { createRoster } from '#lib/people/personLabels.ts'
import { type RegisterMark, findChangedRows, isExpected, isUnsent, createRegisterRows } from './createRegisterRows.ts'

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

describe('createRegisterRows: row', () => {
  test.each([
    ['of a day with a record', [], '2026-11-18', { status: 'present', progress: undefined, present: 2, marked: 2 }],
    ['of a day without a record', [], '2026-11-19', { status: undefined, present: 2, marked: 2 }],
    [
      'with a mark over the record',
      [mark()],
      '2026-11-18',
      { status: 'absent', progress: 'waiting', present: 1, marked: 2 },
    ],
    [
      'with a settled mark',
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
    [
      'with a mark of another student',
      [mark({ studentId: 4 })],
      '2026-11-18',
      { status: 'present', progress: undefined },
    ],
    [
      'with a mark that is being deleted',
      [mark({ status: 'none' })],
      '2026-11-18',
      { status: undefined, progress: 'waiting', present: 1, marked: 1 },
    ],
    [
      'with a rejected mark',
      [mark({ progress: 'failed', message: 'No.' })],
      '2026-11-18',
      { status: 'absent', message: 'No.' },
    ],
  ] as const)('%s', (_, marks, day, row) => {
    expect(rowOf([...marks], day)).toMatchObject(row)
  })

  test('is created for each student of the class, marked or not', () => {
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
] as const)('isUnsent of %s is %s', (progress, is) => {
  expect(isUnsent({ progress })).toBe(is)
})

describe('findChangedRows', () => {
  const rows = (...marks: RegisterMark[]) => createRegisterRows({ students, records, marks }, '2026-11-18')
  test.each([
    ['nothing for unchanged rows', rows(mark()), rows(mark()), 0],
    ['a new mark', rows(), rows(mark()), 1],
    ['nothing for a waiting mark that is being sent', rows(mark()), rows(mark({ progress: 'sending' })), 0],
    ['a saved mark', rows(mark()), rows(mark({ progress: 'saved' })), 1],
    ['a mark while offline', rows(mark()), rows(mark({ progress: 'unsent' })), 1],
    [
      'all rows marked at once',
      rows(),
      rows(...students.map(({ id }) => mark({ studentId: id, status: 'present' }))),
      students.length,
    ],
  ])('finds %s', (_, before, after, count) => {
    expect(findChangedRows(before, after)).toHaveLength(count)
  })

  test('returns nothing when another class is opened', () => {
    expect(findChangedRows([], rows(mark()))).toEqual([])
  })
})

// proves D316.2
test('excused students without a mark aren’t expected on the day of their excuse', () => {
  const excuses = [
    { studentId: 1, date: '2026-11-21', reason: 'A wedding' },
    { studentId: 4, date: '2026-11-20', reason: null },
    { studentId: 6, date: '2026-11-21', reason: null },
  ]
  const came = mark({ studentId: 6, date: '2026-11-21', status: 'present' })
  const rows = createRegisterRows({ students, records, marks: [came], excuses }, '2026-11-21')
  const row = (id: number) => rows.find(({ student }) => student.id === id)
  expect(row(1)).toMatchObject({ status: undefined, excuse: { reason: 'A wedding' } })
  expect(row(4)).toMatchObject({ status: undefined, excuse: undefined })
  expect(row(6)).toMatchObject({ status: 'present', excuse: { reason: null } })
  expect(rows.filter(isExpected).map(({ student }) => student.id)).toEqual([4, 10, 12, 14])
})
