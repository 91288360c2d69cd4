import { expect, test } from 'vitest'
import { splitFields } from './splitFields.ts'

const values = { name: '', courses: [] }

test('keeps messages of fields that the form has, however deep', () => {
  const fields = { name: ['is required'], 'courses[0].timings[1].to': ['is required'] }
  expect(splitFields(fields, values)).toEqual({ known: fields, strays: [] })
})

test('a message of a field that the form lacks is still told', () => {
  expect(splitFields({ id: ['is taken', 'is odd'], name: ['is short'] }, values)).toEqual({
    known: { name: ['is short'] },
    strays: ['is taken', 'is odd'],
  })
})

test('a field is not known by the beginning of its name', () => {
  expect(splitFields({ names: ['is odd'] }, values).strays).toEqual(['is odd'])
})
