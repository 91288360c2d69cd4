import { expect, test } from 'vitest'
import { decodeRule } from '#forms/Rule.ts'
import { createValidate } from '#forms/createValidate.ts'
import { signInSchema } from './signIn.schema.ts'

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
])('of %j is refused %j', (values, rules) => {
  const errors = Object.entries(createValidate(signInSchema)(values))
  expect(Object.fromEntries(errors.map(([field, found]) => [field, decodeRule(found)?.rule]))).toEqual(rules)
})
