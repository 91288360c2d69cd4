import { expect, test } from 'vitest'
import { toRequest, toValues } from './outline.schema.ts'

test('toRequest sends id 0 for a new outline, and id and version of an edited one', () => {
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

test('toValues fills the form with an edited outline', () => {
  expect(toValues({ id: 3, title: 'The letters', description: 'All 28' })).toEqual({
    title: 'The letters',
    description: 'All 28',
  })
})
