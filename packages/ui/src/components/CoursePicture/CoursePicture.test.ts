import { expect, test } from 'vitest'
import { contrastRatio } from '#theme/contrast.ts'
import { getCourseColors, COURSE_HUE_COUNT } from './CoursePicture.tsx'

const ids = Array.from({ length: COURSE_HUE_COUNT }, (_, id) => id)

test('getCourseColors is stable per id and uses every hue before repeating one', () => {
  expect(getCourseColors(7)).toEqual(getCourseColors(7))
  expect(new Set(ids.map((id) => getCourseColors(id).light.background)).size).toBe(COURSE_HUE_COUNT)
  expect(getCourseColors(COURSE_HUE_COUNT + 3)).toEqual(getCourseColors(3))
})

test.each(ids)('monogram of course %d keeps 7:1 contrast in both schemes', (id) => {
  for (const { background, text } of Object.values(getCourseColors(id))) {
    expect(contrastRatio(text, background)).toBeGreaterThanOrEqual(7)
  }
})
