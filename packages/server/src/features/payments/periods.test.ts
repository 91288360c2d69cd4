import { readWallDay } from '@maktab/calendar/WallDay'
import { expect, test } from 'vitest'
import { listMonthsUntil, listWeeksUntil } from './periods.ts'

const day = (text: string) => readWallDay(text)!

test.each([
  ['2026-11-30', ['2026-09-01', '2026-10-01', '2026-11-01', '2026-12-01']],
  ['2026-12-31', ['2026-10-01', '2026-11-01', '2026-12-01', '2027-01-01']],
  ['2026-01-01', ['2025-11-01', '2025-12-01', '2026-01-01', '2026-02-01']],
  ['1000-01-31', ['0999-11-01', '0999-12-01', '1000-01-01', '1000-02-01']],
])('the three months until %s', (today, months) => {
  expect(listMonthsUntil(day(today), 3)).toEqual(months)
})

test.each([
  ['2026-11-22', ['2026-11-09', '2026-11-16', '2026-11-23']],
  ['2026-11-23', ['2026-11-16', '2026-11-23', '2026-11-30']],
  ['2026-01-01', ['2025-12-22', '2025-12-29', '2026-01-05']],
])('the two weeks until %s', (today, weeks) => {
  expect(listWeeksUntil(day(today), 2)).toEqual(weeks)
})
