import { expect, test } from 'vitest'
import { contrastRatio } from '#theme/contrast.ts'
import { getCourseColors, COURSE_HUE_COUNT } from './CoursePicture.tsx'

const ids = Array.from({ length: COURSE_HUE_COUNT }, (_, id) => id)

test('a course keeps its colours, and as many courses as there are hues have as many', () => {
  expect(getCourseColors(7)).toEqual(getCourseColors(7))
  expect(new Set(ids.map((id) => getCourseColors(id).light.ground)).size).toBe(COURSE_HUE_COUNT)
  expect(getCourseColors(COURSE_HUE_COUNT + 3)).toEqual(getCourseColors(3))
})

test.each(ids)('the letters of course %d are read on its ground, in light and dark', (id) => {
  for (const { ground, ink } of Object.values(getCourseColors(id))) {
    expect(contrastRatio(ink, ground)).toBeGreaterThanOrEqual(7)
  }
})
