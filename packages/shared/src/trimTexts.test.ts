import { expect, test } from 'vitest'
import shapes from '@maktab/contract/shapes' with { type: 'json' }
import type { BodySchema } from './BodySchema.ts'
import { trimTexts } from './trimTexts.ts'

const body = shapes.registerStudent.body as BodySchema

test('invisible characters are removed from one-line texts, and all texts are trimmed', () => {
  const sent = {
    name: ' \u202EZaynab\u2066 ',
    contact_number: '\u202A+92 300 1234567\u202C',
    courses: [{ course_name: 'Tajweed\u200F', billing: { transaction_id: '\uFEFFTX-1 ' } }],
  }
  expect(trimTexts(sent, body)).toEqual({
    name: 'Zaynab',
    contact_number: '+92 300 1234567',
    courses: [{ course_name: 'Tajweed', billing: { transaction_id: 'TX-1' } }],
  })
})

test('a nullable text can be a one-line text', () => {
  expect(trimTexts({ code: '\u2068EID10\u2069' }, shapes.saveDiscount.body as BodySchema)).toEqual({ code: 'EID10' })
})

test('a password is unchanged, and a multi-line text keeps its direction marks', () => {
  expect(trimTexts({ password: ' \u200Fsecret ' }, body)).toEqual({ password: ' \u200Fsecret ' })
  const policy = { description: ' \u2067قواعد\u2069 ' }
  expect(trimTexts(policy, { properties: { description: { maxLength: 5000 } } })).toEqual({
    description: '\u2067قواعد\u2069',
  })
})

test('files are unchanged', () => {
  const file = new File(['x'], 'x.png')
  expect(trimTexts({ receipt: file })).toEqual({ receipt: file })
})
