import { parseWallDay } from '@maktab/calendar/WallDay'
import { expect, test } from 'vitest'
import { listMonthsUntil, listWeeksUntil } from './reportPeriods.ts'
import { openTestSchool } from '#testing/openTestSchool.ts'

const day = (text: string) => parseWallDay(text)!

test.each([
  ['2026-11-30', ['2026-09-01', '2026-10-01', '2026-11-01', '2026-12-01']],
  ['2026-12-31', ['2026-10-01', '2026-11-01', '2026-12-01', '2027-01-01']],
  ['2026-01-01', ['2025-11-01', '2025-12-01', '2026-01-01', '2026-02-01']],
  ['1000-01-31', ['0999-11-01', '0999-12-01', '1000-01-01', '1000-02-01']],
])('listMonthsUntil(%s, 3) returns the last three months and the start of the next', (today, months) => {
  expect(listMonthsUntil(day(today), 3)).toEqual(months)
})

test.each([
  ['2026-11-22', ['2026-11-09', '2026-11-16', '2026-11-23']],
  ['2026-11-23', ['2026-11-16', '2026-11-23', '2026-11-30']],
  ['2026-01-01', ['2025-12-22', '2025-12-29', '2026-01-05']],
])('listWeeksUntil(%s, 2) returns the last two weeks and the start of the next', (today, weeks) => {
  expect(listWeeksUntil(day(today), 2)).toEqual(weeks)
})

test('readPeriod requires existing days in order, at most ten years apart', async () => {
  const { api, admin } = await openTestSchool()
  const { token } = await admin()
  for (const call of ['getIncome', 'listPayments'] as const) {
    const rejected = async (from: string, until: string) => {
      const { status, body } = await api(call, { token, query: { from, until } })
      return status === 422 ? body.error : status
    }
    expect(await rejected('2026-02-01', '2026-01-31')).toEqual({
      until: ['The end date can’t be before the start date.'],
    })
    expect(await rejected('2016-01-01', '2026-12-31')).toEqual({ until: ['Choose a period of up to 10 years.'] })
    expect(await rejected('2026-02-30', '2026-12-31')).toEqual({ from: ['That date doesn’t exist.'] })
    expect(await rejected('9989-12-25', '9999-12-31')).toEqual({ until: ['That date doesn’t exist.'] })
  }
  for (const [from, until] of [
    ['0999-01-01', '0999-02-28'],
    ['9999-12-01', '9999-12-30'],
  ] as const) {
    const { status, body } = await api('getIncome', { token, query: { from, until } })
    expect([status, body.months?.[0]?.month]).toEqual([200, from.slice(0, 7)])
  }
  const far = { from: '2026-01-01', until: '2026-12-31', after: '1763683200000.course.9999999999' }
  expect((await api('listPayments', { token, query: far })).status).toBe(200)
  expect(
    (await api('getIncome', { token, query: { from: '2017-01-01', until: '2026-12-31' } })).body.months,
  ).toHaveLength(120)
})
