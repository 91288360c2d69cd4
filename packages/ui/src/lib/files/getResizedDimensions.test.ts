import { expect, test } from 'vitest'
import { getResizedDimensions } from './getResizedDimensions.ts'

test.each([
  ['a photo', 4000, 3000, 1600, 1200],
  ['a photo taken upright', 3000, 4000, 1200, 1600],
  ['a wide photo', 4000, 2250, 1920, 1080],
  ['a small picture', 800, 600, 800, 600],
  ['a long screenshot', 1080, 9120, 1080, 9120],
  ['a sharp long screenshot', 1440, 6000, 1080, 4500],
  ['a narrow till roll', 600, 15_000, 600, 15_000],
  ['a picture as wide as a line', 30_000, 10, 16_000, 5],
])('%s of %i × %i is sent as %i × %i', (_, width, height, sentWidth, sentHeight) => {
  expect(getResizedDimensions({ width, height })).toEqual({ width: sentWidth, height: sentHeight })
})

test('no picture is sent with more than 12 megapixels', () => {
  const { width, height } = getResizedDimensions({ width: 2000, height: 30_000 })
  expect(width * height).toBeLessThanOrEqual(12_000_000)
  expect(width * height).toBeGreaterThan(11_900_000)
  expect(height / width).toBeCloseTo(15, 1)
})
