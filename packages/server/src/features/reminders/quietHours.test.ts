import { expect, test } from 'vitest'
import { type QuietHours, findQuietPeriod, getNotificationTime } from './quietHours.ts'

const night: QuietHours = { zone: 'Asia/Karachi', from: '22:00', to: '07:00' }
const karachi = (text: string) => Date.parse(`${text}+05:00`)
const shown = (instant: number | undefined) =>
  instant === undefined ? undefined : new Date(instant + 5 * 3_600_000).toISOString().slice(0, 16)

test.each([
  ['2026-03-24T21:59', undefined, undefined],
  ['2026-03-24T22:00', '2026-03-24T22:00', '2026-03-25T07:00'],
  ['2026-03-25T00:00', '2026-03-24T22:00', '2026-03-25T07:00'],
  ['2026-03-25T06:59', '2026-03-24T22:00', '2026-03-25T07:00'],
  ['2026-03-25T07:00', undefined, undefined],
])('at %s the night is from %s to %s', (at, from, to) => {
  const found = findQuietPeriod(night, karachi(at))
  expect([shown(found?.from), shown(found?.to)]).toEqual([from, to])
})

test('a night within a day, or of nobody', () => {
  const noon: QuietHours = { zone: 'Asia/Karachi', from: '12:00', to: '15:00' }
  const found = findQuietPeriod(noon, karachi('2026-03-24T13:00'))
  expect([shown(found?.from), shown(found?.to)]).toEqual(['2026-03-24T12:00', '2026-03-24T15:00'])
  expect(findQuietPeriod(noon, karachi('2026-03-24T15:00'))).toBeUndefined()
  expect(findQuietPeriod({ zone: 'UTC', from: null, to: null }, 0)).toBeUndefined()
})

test('a night over a change of the clocks is as long as it is', () => {
  const london: QuietHours = { zone: 'Europe/London', from: '22:00', to: '07:00' }
  const found = findQuietPeriod(london, Date.parse('2026-03-29T03:00Z'))
  expect(found).toEqual({ from: Date.parse('2026-03-28T22:00Z'), to: Date.parse('2026-03-29T06:00Z') })
})

test.each([
  ['by day: then', '2026-03-24T16:00', '2026-03-25T16:00', '2026-03-24T16:00'],
  ['at night, and it begins after: when the night ends', '2026-03-25T06:30', '2026-03-25T07:30', '2026-03-25T07:00'],
  ['at night, and it begins before: just before the night', '2026-03-25T05:00', '2026-03-25T06:00', '2026-03-24T21:50'],
  ['at night, and it begins with its end: just before', '2026-03-25T06:00', '2026-03-25T07:00', '2026-03-24T21:50'],
])('what is to be told %s', (_, wanted, begins, told) => {
  expect(shown(getNotificationTime(karachi(wanted), karachi(begins), night))).toBe(told)
})
