import { expect, test } from 'vitest'
import { decodeRule } from '#forms/Rule.ts'
import { createValidate } from '#forms/createValidate.ts'
import { resetPasswordSchema } from './resetPassword.schema.ts'

// proves 2§5.12, D41.2
test.each([
  ['open sesame', 'open sesame', {}],
  ['', '', { password: 'required', repeated: 'required' }],
  ['short', 'short', { password: 'tooShort' }],
  ['open sesame', '', { repeated: 'required' }],
  ['open sesame', 'open sesamE', { repeated: 'different' }],
])('%j and %j', (password, repeated, rules) => {
  const errors = createValidate(resetPasswordSchema)({ password, repeated }) as Record<string, string>
  const found = Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, decodeRule(error)?.rule]))
  expect(found).toEqual(rules)
})
