import { examples } from '@maktab/contract/examples'
import { describe, expect, test } from 'vitest'
import { decodeRule } from '#forms/rules.ts'
import { createValidate } from '#forms/formErrors.ts'
import {
  type CredentialsValues,
  assignCredentialsSchema,
  editCredentialsSchema,
  toRequest,
  toValues,
} from './credentials.schema.ts'

const active = examples.listTeachers[200].typical.teachers[0]!
const pending = examples.listTeachers[200].pending.teachers[0]!

test('toValues suggests a free code for a pending teacher, and toRequest sends the password', () => {
  const values = { ...toValues(pending, 'TCH-010'), password: 'open sesame' }
  expect(toRequest({ ...values, name: ` ${values.name} ` }, pending)).toEqual({
    id: 'TCH-010',
    name: pending.name,
    email: pending.email,
    password: 'open sesame',
    teacherID: pending.id,
    isEdit: false,
    version: pending.version,
  })
})

test('an edit keeps the code and omits a blank password', () => {
  const { version: _unknown, ...unversioned } = active
  expect(toRequest(toValues(unversioned, 'TCH-010'), unversioned)).toEqual({
    id: active.teach_id,
    name: active.name,
    email: active.email,
    teacherID: active.id,
    isEdit: true,
  })
})

describe('credentials schemas', () => {
  const values = toValues(active, '')
  const rulesOf = (
    schema: typeof assignCredentialsSchema | typeof editCredentialsSchema,
    change: Partial<CredentialsValues>,
  ) =>
    Object.entries(createValidate(schema)({ ...values, ...change })).map(([field, error]) => [
      field,
      decodeRule(error)?.rule,
    ])

  test.each([
    [{}, [['password', 'required']]],
    [{ password: '1234567' }, [['password', 'tooShort']]],
    [{ password: '12345678' }, []],
    [{ password: 'x'.repeat(201) }, [['password', 'tooLong']]],
  ])('assignCredentialsSchema validates %j: %j', (change, expected) =>
    expect(rulesOf(assignCredentialsSchema, change)).toEqual(expected),
  )

  test.each([
    [{}, []],
    [{ password: '1234567' }, [['password', 'tooShort']]],
    [{ password: 'x'.repeat(201) }, [['password', 'tooLong']]],
    [{ id: ' ' }, [['id', 'required']]],
    [{ id: 'x'.repeat(41) }, [['id', 'tooLong']]],
    [{ name: '' }, [['name', 'required']]],
    [{ email: 'amina' }, [['email', 'notEmail']]],
  ])('editCredentialsSchema validates %j: %j', (change, expected) =>
    expect(rulesOf(editCredentialsSchema, change)).toEqual(expected),
  )
})
