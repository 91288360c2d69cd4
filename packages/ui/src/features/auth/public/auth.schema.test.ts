import { expect, test } from 'vitest'
import { decodeRule } from '#forms/rules.ts'
import { createValidate } from '#forms/formErrors.ts'
import { signInSchema, resetPasswordSchema } from './auth.schema.ts'

// proves 1§5.1
test.each([
  [
    { email: '', password: '' },
    { email: 'required', password: 'required' },
  ],
  [{ email: ' ', password: 'open sesame' }, { email: 'required' }],
  [{ email: 'a@b.test', password: '' }, { password: 'required' }],
  [{ email: 'nobody', password: 'open sesame' }, { email: 'notEmail' }],
  [{ email: 'a@b.test', password: 'x' }, {}],
])('signInSchema reports for %j: %j', (values, rules) => {
  const errors = Object.entries(createValidate(signInSchema)(values))
  expect(Object.fromEntries(errors.map(([field, error]) => [field, decodeRule(error)?.rule]))).toEqual(rules)
})

// proves 2§5.12, D41.2
test.each([
  ['open sesame', 'open sesame', {}],
  ['', '', { password: 'required', repeated: 'required' }],
  ['short', 'short', { password: 'tooShort' }],
  ['open sesame', '', { repeated: 'required' }],
  ['open sesame', 'open sesamE', { repeated: 'different' }],
])('resetPasswordSchema reports for %j and %j: %j', (password, repeated, rules) => {
  const errors = createValidate(resetPasswordSchema)({ password, repeated }) as Record<string, string>
  const found = Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, decodeRule(error)?.rule]))
  expect(found).toEqual(rules)
})
