import { expect, test } from 'vitest'
import { formatDuration, formatRelativeDay } from './durations.ts'

test.each([
  [0, 'en-GB', '0 hours'],
  [45, 'en-GB', '45 minutes'],
  [60, 'en-GB', '1 hour'],
  [195, 'en-GB', '3.25 hours'],
  [240, 'ur-PK', '4 گھنٹے'],
  [240, 'ar-EG-u-nu-latn', '4 ساعات'],
])('formatDuration of %i minutes in %s returns %s', (minutes, locale, text) =>
  expect(formatDuration(minutes, locale)).toBe(text),
)

test.each([
  ['2026-11-30', 'today'],
  ['2026-12-01', 'tomorrow'],
  ['2026-12-02', 'Wed, Dec 2'],
])('formatRelativeDay of %s returns %s', (day, text) => {
  expect(formatRelativeDay(day, { today: '2026-11-30', locale: 'en', length: 'short' })).toBe(text)
})
