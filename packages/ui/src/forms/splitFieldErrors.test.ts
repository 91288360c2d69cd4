import { expect, test } from 'vitest'
import { splitFieldErrors } from './splitFieldErrors.ts'

const values = { name: '', courses: [] }

test('keeps messages of fields that the form has, however deep', () => {
  const fields = { name: ['is required'], 'courses[0].timings[1].to': ['is required'] }
  expect(splitFieldErrors(fields, values)).toEqual({ known: fields, strays: [] })
})

test('a message of a field that the form lacks is still told', () => {
  expect(splitFieldErrors({ id: ['is taken', 'is odd'], name: ['is short'] }, values)).toEqual({
    known: { name: ['is short'] },
    strays: ['is taken', 'is odd'],
  })
})

test('a field is not known by the beginning of its name', () => {
  expect(splitFieldErrors({ names: ['is odd'] }, values).strays).toEqual(['is odd'])
})
