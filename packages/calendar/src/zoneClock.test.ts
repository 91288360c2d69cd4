import { expect, test } from 'vitest'
import { zoneClock } from './zoneClock.ts'

/** “Europe/London” with some of its letters large and the others small. */
function spelled(number: number): string {
  const letters = 'europe/london'.split('')
  return letters.map((letter, at) => (number & (1 << at) ? letter.toUpperCase() : letter)).join('')
}

test('a zone is remembered, and of the many spellings that somebody could bring not more than a hundred are', () => {
  expect(zoneClock('Europe/London')).toBe(zoneClock('Europe/London'))
  const spellings = Array.from({ length: 1000 }, (_, number) => spelled(number * 8))
  expect(new Set(spellings).size).toBeGreaterThan(400)
  const made = new Set(spellings.map((spelling) => zoneClock(spelling)))
  const summer = Date.UTC(2026, 6, 1)
  expect(new Set([...made].map((clock) => clock.offsetAt(summer)))).toEqual(new Set([3_600_000]))
  const kept = spellings.toReversed().filter((spelling) => made.has(zoneClock(spelling)))
  expect(new Set(kept).size).toBeLessThanOrEqual(100)
})
