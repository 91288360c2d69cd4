import { expect, test } from 'vitest'
import shapes from './generated/shapes.json' with { type: 'json' }
import { findPatterns } from './findPatterns.ts'

const patterns = [...new Set(findPatterns(shapes))].map((pattern) => new RegExp(pattern, 'u'))
const ofTimes = patterns.filter((pattern) => pattern.test('23:59') && !pattern.test('a'))

test('every pattern of a time takes the times of a day and no others', () => {
  expect(ofTimes.length).toBeGreaterThan(0)
  for (const pattern of ofTimes) {
    expect(['00:00', '09:30', '19:05', '23:59'].filter((time) => !pattern.test(time))).toEqual([])
    expect(['23:60', '10:75', '24:00', '31:00', '9:5', '10:5', '1030'].filter((time) => pattern.test(time))).toEqual([])
  }
})
