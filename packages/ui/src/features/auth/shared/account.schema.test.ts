import { expect, test } from 'vitest'
import { createValidate } from '#forms/formErrors.ts'
import { encodeRule } from '#forms/rules.ts'
import { emptyPasswords, ownPasswordSchema, toOwnPassword } from './account.schema.ts'

const required = encodeRule({ rule: 'required' })
const errorsOf = (values: Partial<typeof emptyPasswords>) =>
  createValidate(ownPasswordSchema)({ ...emptyPasswords, ...values })

test('ownPasswordSchema requires all passwords, and the new one twice and long enough', () => {
  expect(errorsOf({})).toEqual({ password: required, newPassword: required, repeated: required })
  expect(errorsOf({ password: 'old', newPassword: 'a better one', repeated: 'a better one' })).toEqual({})
  expect(errorsOf({ password: 'old', newPassword: 'a better one', repeated: 'a better' })).toEqual({
    repeated: encodeRule({ rule: 'different' }),
  })
  expect(errorsOf({ password: 'old', newPassword: 'short', repeated: 'short' })).toEqual({
    newPassword: encodeRule({ rule: 'tooShort', limit: 8 }),
  })
})

test('toOwnPassword leaves out the repetition', () => {
  expect(toOwnPassword({ password: 'old', newPassword: 'a better one', repeated: 'a better one' })).toEqual({
    password: 'old',
    newPassword: 'a better one',
  })
})
