import { type OperationId, calls } from '@maktab/contract/calls'
import { expect, test } from 'vitest'
import { isForPart } from './isForPart.ts'

const ids = Object.keys(calls) as OperationId[]

test('isForPart allows everything without a part, and with one only the operations of that part', () => {
  expect(ids.filter((id) => !isForPart(id, undefined))).toEqual([])
  expect([isForPart('decideFee', 'payments'), isForPart('decideFee', 'teaching')]).toEqual([true, false])
  expect([isForPart('saveStudentNotes', 'payments'), isForPart('saveStudentNotes', 'teaching')]).toEqual([false, true])
  for (const part of ['payments', 'teaching'] as const) {
    expect(isForPart('getCurrentUser', part)).toBe(true)
    // Public: the lists of students and events filter by course.
    expect(isForPart('listCourses', part)).toBe(true)
    expect(isForPart('saveSettings', part)).toBe(false)
  }
})
