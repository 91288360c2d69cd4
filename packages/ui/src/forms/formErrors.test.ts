import { array, object } from 'superstruct'
import { describe, expect, test } from 'vitest'
import { decodeRule, email, newPassword, optionalText, optionalNumber, requiredText } from './rules.ts'
import { createValidate, flattenErrors, splitFieldErrors } from './formErrors.ts'

const ruleOf = (value: unknown, struct: Parameters<typeof object>[0][string]) => {
  const errors = createValidate(object({ field: struct }))({ field: value }) as { field?: string }
  return errors.field === undefined ? undefined : decodeRule(errors.field)
}

describe('rules', () => {
  test.each([
    ['', { rule: 'required' }],
    ['   ', { rule: 'required' }],
    [undefined, { rule: 'required' }],
    ['abcdef', { rule: 'tooLong', limit: 5 }],
    ['abcde', undefined],
    ['  abc  ', undefined],
  ])('requiredText({ max: 5 }) checks %j', (value, rule) =>
    expect(ruleOf(value, requiredText({ max: 5 }))).toEqual(rule),
  )

  test.each([
    ['', { rule: 'required' }],
    ['admin', { rule: 'notEmail' }],
    ['a@b c', { rule: 'notEmail' }],
    ['a@b', { rule: 'notEmail' }],
    [' zaynab@maktab.test ', undefined],
    [`${'a'.repeat(250)}@b.test`, { rule: 'tooLong', limit: 254 }],
  ])('email checks %j', (value, rule) => expect(ruleOf(value, email({ max: 254 }))).toEqual(rule))

  test.each([
    ['', undefined],
    ['abcdef', { rule: 'tooLong', limit: 5 }],
  ])('optionalText({ max: 5 }) checks %j', (value, rule) =>
    expect(ruleOf(value, optionalText({ max: 5 }))).toEqual(rule),
  )

  test.each([
    ['', { rule: 'required' }],
    ['1234567', { rule: 'tooShort', limit: 8 }],
    ['12345678', undefined],
    ['        ', undefined],
    ['x'.repeat(201), { rule: 'tooLong', limit: 200 }],
  ])('newPassword checks %j', (value, rule) => expect(ruleOf(value, newPassword({ min: 8, max: 200 }))).toEqual(rule))

  test.each([
    [null, undefined],
    [0, undefined],
    [45.5, undefined],
    [-1, { rule: 'tooSmall', limit: 0 }],
    [Number.NaN, { rule: 'notNumber' }],
    [2_000_000, { rule: 'tooLarge', limit: 1_000_000 }],
  ])('optionalNumber checks %j', (value, rule) =>
    expect(ruleOf(value, optionalNumber({ min: 0, max: 1_000_000 }))).toEqual(rule),
  )
})

test('createValidate nests errors like the values', () => {
  const struct = object({
    courses: array(
      object({ timings: array(object({ from: requiredText({ max: 5 }), to: requiredText({ max: 5 }) })) }),
    ),
  })
  const validate = createValidate(struct)
  expect(validate({ courses: [{ timings: [{ from: '16:00', to: '17:00' }] }] })).toEqual({})
  const errors = validate({
    courses: [
      {
        timings: [
          { from: '16:00', to: '17:00' },
          { from: '16:00', to: '' },
        ],
      },
    ],
  })
  expect(errors).toEqual({ courses: [{ timings: [undefined, { to: '{"rule":"required"}' }] }] })
})

test('decodeRule returns undefined for a server message', () => {
  expect(decodeRule('A course with this name already exists.')).toBeUndefined()
})

test.each([
  [{}, []],
  [{ name: 'is required' }, ['name']],
  [
    { name: 'is required', courses: [undefined, { timings: [{ to: 'is required', from: 'is required' }] }] },
    ['name', 'courses[1].timings[0].to', 'courses[1].timings[0].from'],
  ],
  [{ courses: 'Choose at least one' }, ['courses']],
  [{ name: '' }, []],
])('flattenErrors of %j lists the fields %j', (errors, names) => {
  expect(flattenErrors(errors).map(({ name }) => name)).toEqual(names)
})

const values = { name: '', courses: [] }

test('splitFieldErrors keeps messages of nested fields of the form', () => {
  const fields = { name: ['is required'], 'courses[0].timings[1].to': ['is required'] }
  expect(splitFieldErrors(fields, values)).toEqual({ known: fields, strays: [] })
})

test('splitFieldErrors returns messages of unknown fields separately', () => {
  expect(splitFieldErrors({ id: ['is taken', 'is odd'], name: ['is short'] }, values)).toEqual({
    known: { name: ['is short'] },
    strays: ['is taken', 'is odd'],
  })
})

test('splitFieldErrors does not match a field by a prefix of its name', () => {
  expect(splitFieldErrors({ names: ['is odd'] }, values).strays).toEqual(['is odd'])
})
