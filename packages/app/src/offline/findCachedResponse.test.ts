import { examples } from '@maktab/contract/examples'
import type { Timetable } from '@maktab/contract/schema'
import { expect, test } from 'vitest'
import { findCachedResponse } from './findCachedResponse.ts'

const timetable = examples.getTimetable[200].typical
const zone = 'Europe/London'
const timetableKey = (from: string, days: number, timeZone = zone) => [
  'getTimetable',
  { query: { from, days, zone: timeZone } },
]
const cached = (key: readonly unknown[], receivedAt: number, data: unknown = timetable) => ({
  account: 'one',
  key,
  data,
  receivedAt,
})

test('findCachedResponse finds a response by its query key', () => {
  const response = cached(['listPolicies'], 5, { policy: [] })
  expect(findCachedResponse([cached(['listStudentClasses'], 6), response], ['listPolicies'])).toBe(response)
  expect(findCachedResponse([response], ['listEnrolledCourses'])).toBeUndefined()
})

test('findCachedResponse cuts days out of the newest cached period that contains them', () => {
  const all = [
    cached(timetableKey('2026-03-22', 16), 5),
    cached(timetableKey('2026-03-23', 7), 7),
    cached(timetableKey('2026-03-01', 3), 9),
  ]
  const response = findCachedResponse(all, timetableKey('2026-03-24', 2))
  expect(response?.receivedAt).toBe(7)
  const { lessons } = Object(response?.data) as Timetable
  const days = lessons.map(({ heldOn }) => heldOn)
  expect(days.length).toBeGreaterThan(0)
  expect(days.every((day) => day === '2026-03-24' || day === '2026-03-25')).toBe(true)
  expect(findCachedResponse(all, timetableKey('2026-03-27', 7))?.receivedAt).toBe(5)
})

test('findCachedResponse finds nothing for uncached days or another time zone', () => {
  const all = [cached(timetableKey('2026-03-23', 7), 7)]
  expect(findCachedResponse(all, timetableKey('2026-03-24', 7))).toBeUndefined()
  expect(findCachedResponse(all, timetableKey('2026-03-24', 2, 'Asia/Karachi'))).toBeUndefined()
})
