import { expect, test } from 'vitest'
import { formatIsoDay } from '../lib/time/isoDay.ts'
import { formatWallTime } from '../lib/time/wallTime.ts'
import { languages, getLanguageTag } from './languages.ts'

test.each(languages)('$name formats dates, times and numbers with Latin digits', ({ id }) => {
  const locale = getLanguageTag(id)
  const shown = [
    formatIsoDay('2026-11-22', locale),
    formatWallTime('16:05', locale),
    new Intl.NumberFormat(locale).format(1234),
  ]
  for (const text of shown) expect(text).toMatch(/^[^\u0660-\u0669\u06f0-\u06f9]*\d[^\u0660-\u0669\u06f0-\u06f9]*$/)
})

// The app supports no other calendar.
test.each(languages)('$name uses the Gregorian calendar', ({ id }) => {
  expect(new Intl.DateTimeFormat(getLanguageTag(id)).resolvedOptions().calendar).toBe('gregory')
})
