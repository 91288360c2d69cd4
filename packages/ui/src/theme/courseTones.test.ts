import { expect, test } from 'vitest'
import { contrast } from './contrast.ts'
import { courseTones, hues } from './courseTones.ts'

const ids = Array.from({ length: hues }, (_, id) => id)

test('a course keeps its colours, and as many courses as there are hues have as many', () => {
  expect(courseTones(7)).toEqual(courseTones(7))
  expect(new Set(ids.map((id) => courseTones(id).light.ground)).size).toBe(hues)
  expect(courseTones(hues + 3)).toEqual(courseTones(3))
})

test.each(ids)('the letters of course %d are read on its ground, in light and dark', (id) => {
  for (const { ground, ink } of Object.values(courseTones(id))) {
    expect(contrast(ink, ground)).toBeGreaterThanOrEqual(7)
  }
})
