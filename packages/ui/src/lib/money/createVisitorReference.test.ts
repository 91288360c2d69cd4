import { expect, test } from 'vitest'
import { deriveCourseReference, createVisitorReference } from './createVisitorReference.ts'

// proves X70
test('references of visitors have the letters that the contract takes, and differ', () => {
  const made = Array.from({ length: 500 }, createVisitorReference)
  for (const reference of made) expect(reference).toMatch(/^R-[0-9A-HJKMNP-TV-Z]{6}$/)
  expect(new Set(made).size).toBe(500)
})

// proves X70
test('each course of a visitor has a reference of its own, always the same', () => {
  const reference = createVisitorReference()
  const made = Array.from({ length: 500 }, (_, id) => deriveCourseReference(reference, id + 1))
  for (const one of made) expect(one).toMatch(/^R-[0-9A-HJKMNP-TV-Z]{6}$/)
  expect(new Set(made).size).toBe(500)
  expect(deriveCourseReference(reference, 7)).toBe(made[6])
  expect(deriveCourseReference('R-ZZZZZZ', 1)).toMatch(/^R-[0-9A-HJKMNP-TV-Z]{6}$/)
})
