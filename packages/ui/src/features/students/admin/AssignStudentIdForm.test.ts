import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { decodeRule } from '#forms/rules.ts'
import { createValidate } from '#forms/formErrors.ts'
import { studentIdSchema, toRequest, toValues } from './AssignStudentIdForm.tsx'

const lists = examples.listStudents[200]
const coded = lists.typical.students[0]!
const uncoded = lists.withoutCode.students[0]!

test('toValues suggests the next free code to a student without one, and toRequest sends record id and code', () => {
  const values = toValues(uncoded, 'STD-014')
  expect(values).toEqual({ studentID: 'STD-014' })
  expect(toRequest({ studentID: ' STD-014 ' }, uncoded)).toEqual({ id: uncoded.id, studentID: 'STD-014' })
})

test('toValues keeps an existing code, and toRequest sends the opened version', () => {
  expect(toRequest(toValues(coded, 'STD-014'), coded)).toEqual({ id: 1, studentID: 'STD-001', version: 1 })
})

test.each([
  ['STD-001', undefined],
  ['x'.repeat(40), undefined],
  ['', 'required'],
  ['  ', 'required'],
  ['x'.repeat(41), 'tooLong'],
])('studentIdSchema validates %j: %s', (studentID, rule) => {
  expect(decodeRule(String(createValidate(studentIdSchema)({ studentID }).studentID))?.rule).toBe(rule)
})
