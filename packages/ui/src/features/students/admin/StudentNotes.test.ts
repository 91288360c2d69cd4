import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { createValidate } from '#forms/formErrors.ts'
import { notesSchema, toRequest, toValues } from './StudentNotes.tsx'

const student = examples.listStudents[200].typical.students[0]!

test('toRequest keeps line breaks of notes and sends the opened version', () => {
  expect(toRequest({ notes: ' Calls on Fridays.\nIn the afternoon. ' }, student)).toEqual({
    notes: 'Calls on Fridays.\nIn the afternoon.',
    version: 1,
  })
  expect(toValues({ ...student, notes: null })).toEqual({ notes: '' })
})

test('notesSchema allows empty notes and at most 4000 characters', () => {
  expect(createValidate(notesSchema)({ notes: '' })).toEqual({})
  expect(Object.keys(createValidate(notesSchema)({ notes: 'x'.repeat(4001) }))).toEqual(['notes'])
})
