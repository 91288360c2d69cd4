import { expect, test } from 'vitest'
import { toRequest, toValues } from './outline.schema.ts'

test('a new outline has id 0, an edited one its own, and the version that was opened', () => {
  expect(toRequest({ title: ' The letters ', description: '' }, undefined)).toEqual({
    id: 0,
    title: 'The letters',
    description: '',
  })
  expect(
    toRequest(
      { title: 'The letters', description: 'All 28' },
      { id: 3, title: 'Letters', description: null, version: 2 },
    ),
  ).toEqual({
    id: 3,
    title: 'The letters',
    description: 'All 28',
    version: 2,
  })
})

test('an edited outline fills the form', () => {
  expect(toValues({ id: 3, title: 'The letters', description: 'All 28' })).toEqual({
    title: 'The letters',
    description: 'All 28',
  })
})
