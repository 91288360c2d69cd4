import { expect, test } from 'vitest'
import type { LessonChange } from './LessonChange.ts'
import { findNextLessonOfSeries } from './findNextLessonOfSeries.ts'
import type { Series } from './Series.ts'
import { parseTestDay } from './testing/parseTestDay.ts'
import { addDays } from './WallDay.ts'

const mondays: Series = { days: [1], from: '19:00', to: '20:00', starts: null, ends: null }
const next = (series: Series, after: string, changes: LessonChange[] = []) =>
  findNextLessonOfSeries(series, changes, 'Europe/London', Date.parse(after))?.heldOn

test('the lesson that is on is the next one until it ends', () => {
  expect(next(mondays, '2026-03-02T19:59:59Z')).toBe('2026-03-02')
  expect(next(mondays, '2026-03-02T20:00:00Z')).toBe('2026-03-09')
})

test('cancelled lessons are skipped, however many', () => {
  const cancelled = Array.from({ length: 30 }, (_, week) => ({
    day: addDays(parseTestDay('2026-03-09'), week * 7),
    to: null,
  }))
  expect(next(mondays, '2026-03-03T00:00:00Z', cancelled)).toBe('2026-10-05')
})

test('a lesson that was moved comes where it is held, before or after the others', () => {
  const to = (day: string) => [
    { day: parseTestDay('2026-03-09'), to: { day: parseTestDay(day), from: '10:00', to: '11:00' } },
  ]
  expect(next(mondays, '2026-03-03T00:00:00Z', to('2026-03-05'))).toBe('2026-03-05')
  expect(next(mondays, '2026-03-03T00:00:00Z', to('2026-06-05'))).toBe('2026-03-16')
  const once = { ...mondays, starts: parseTestDay('2026-03-09'), ends: parseTestDay('2026-03-09') }
  expect(next(once, '2026-03-03T00:00:00Z', to('2026-06-05'))).toBe('2026-06-05')
})

test('a series that is yet to begin has its first, one that is over has none', () => {
  expect(next({ ...mondays, starts: parseTestDay('2028-02-29') }, '2026-03-03T00:00:00Z')).toBe('2028-03-06')
  expect(next({ ...mondays, ends: parseTestDay('2026-03-01') }, '2026-03-03T00:00:00Z')).toBeUndefined()
  expect(next({ ...mondays, days: [] }, '2026-03-03T00:00:00Z')).toBeUndefined()
})
