import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { attendanceSchema, findAttendanceRecord, toRequest, toValues } from './attendance.schema.ts'

const records = examples.listAttendance[200].typical.attendences
const record = records[4]!

test('toRequest sends record id 0 for a new mark, and id and version of an edited one', () => {
  const values = toValues(record, '2026-11-21')
  expect(values).toEqual({ studentId: '1', date: '2026-11-18', status: 'present' })
  expect(toRequest({ ...values, status: 'absent' }, record)).toEqual({
    recordId: record.id,
    studentId: 1,
    date: '2026-11-18',
    status: 'absent',
    version: 1,
  })
  expect(toRequest({ ...values, date: '2026-11-21' }, undefined)).toEqual({
    recordId: 0,
    studentId: 1,
    date: '2026-11-21',
    status: 'present',
  })
})

test('toValues uses the given day for an empty form', () => {
  expect(toValues(undefined, '2026-11-21')).toEqual({ studentId: null, date: '2026-11-21', status: 'present' })
})

test.each([
  [{ studentId: '1', date: '2026-11-18' }, record],
  [{ studentId: '1', date: '2026-11-19' }, undefined],
  [{ studentId: '2', date: '2026-11-18' }, undefined],
  [{ studentId: null, date: '2026-11-18' }, undefined],
])('findAttendanceRecord of %o', (place, expected) => {
  expect(findAttendanceRecord(records, place)).toBe(expected)
})

test.each([
  [{ studentId: null, date: '2026-11-21', status: 'present' as const }, 'studentId'],
  [{ studentId: '1', date: '', status: 'present' as const }, 'date'],
  [{ studentId: '1', date: '2026-11-22', status: 'present' as const }, 'date'],
])('attendanceSchema rejects %o for its %s', (values, field) => {
  const [failure] = attendanceSchema('2026-11-21').validate(values)
  expect(failure?.failures().map(({ path }) => path[0])).toEqual([field])
})
