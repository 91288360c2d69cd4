import { expect, test } from 'vitest'
import { toFieldErrors } from './toFieldErrors.ts'

test.each([
  ['required', [], "must have required property 'name'", { name: ['Name is required'] }],
  ['minLength', ['name'], 'must NOT have fewer than 1 characters', { name: ['Name is required'] }],
  [
    'minLength',
    ['password'],
    'must NOT have fewer than 8 characters',
    { password: ['Password must have at least 8 characters'] },
  ],
  ['maxItems', ['courses'], 'must NOT have more than 9 items', { courses: ['Courses must have at most 9 items'] }],
  ['minimum', ['price'], 'must be >= 0', { price: ['Price must be at least 0'] }],
  ['maximum', ['price'], 'must be <= 10', { price: ['Price must be at most 10'] }],
  ['type', ['teacherID'], 'must be integer', { teacherID: ['Teacher ID must be a whole number'] }],
  ['required', [], "must have required property 'std_id'", { std_id: ['Student ID is required'] }],
  [
    'minItems',
    ['outlineIds'],
    'must NOT have fewer than 2 items',
    { outlineIds: ['Outline IDs must have at least 2 items'] },
  ],
  ['type', ['avatar'], 'must be string,null', { avatar: ['Avatar must be text or empty'] }],
  ['type', [], 'must be object', { body: ['Body must be a group of fields'] }],
  ['enum', ['way'], 'must be equal to one of the allowed values: a, b', { way: ['Way must be one of: a, b'] }],
  ['format', ['email'], 'must match format "email"', { email: ['Email must be an email address'] }],
  ['format', ['id'], 'must match format "uuid"', { id: ['ID must be a valid uuid'] }],
  [
    'pattern',
    ['name'],
    String.raw`must match pattern "^[^\x00-\x1F]*$"`,
    { name: ['Name contains invisible characters'] },
  ],
  ['pattern', ['from'], 'must match pattern "^x$"', { from: ['From isn’t in the right format'] }],
  ['multipleOf', ['price'], 'must be multiple of 5', { price: ['Price must be multiple of 5'] }],
  [
    'additionalProperties',
    ['a', '0'],
    "must NOT have additional properties; found 'b'",
    { 'a[0].b': ['B isn’t expected here'] },
  ],
])('%s at %j: %s', (code, path, rule, fields) => {
  const message = `Request body property ${path.join('.')} ${rule}`
  expect(toFieldErrors([{ path: ['body', ...path], code, message }])).toEqual(fields)
})

test('a field has all its messages, without duplicates', () => {
  const finding = (message: string) => ({ path: ['body', 'name'], code: 'x', message })
  expect(toFieldErrors([finding('must be string'), finding('must be string'), finding('must be >= 1')])).toEqual({
    name: ['Name must be text', 'Name must be at least 1'],
  })
})
