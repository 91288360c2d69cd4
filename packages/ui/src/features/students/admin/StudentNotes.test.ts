import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { createValidate } from '#forms/formErrors.ts'
import { notesSchema, toRequest, toValues } from './StudentNotes.tsx'

const student = examples.listStudents[200].typical.students[0]!

test('notes keep their lines and go out with the version that was opened', () => {
  expect(toRequest({ notes: ' Calls on Fridays.\nIn the afternoon. ' }, student)).toEqual({
    notes: 'Calls on Fridays.\nIn the afternoon.',
    version: 1,
  })
  expect(toValues({ ...student, notes: null })).toEqual({ notes: '' })
})

test('notes may be empty, and have at most 4000 letters', () => {
  expect(createValidate(notesSchema)({ notes: '' })).toEqual({})
  expect(Object.keys(createValidate(notesSchema)({ notes: 'x'.repeat(4001) }))).toEqual(['notes'])
})
