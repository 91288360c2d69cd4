import { examples } from '@maktab/contract/examples'
import type { Timetable } from '@maktab/contract/schema'
import { expect, test } from 'vitest'
import { findCachedResponse } from './findCachedResponse.ts'

const timetable = examples.getTimetable[200].typical
const zone = 'Europe/London'
const keyOf = (from: string, days: number, of = zone) => ['getTimetable', { query: { from, days, zone: of } }]
const kept = (key: readonly unknown[], at: number, data: unknown = timetable) => ({ account: 'one', key, data, at })

test('the same answer is found by what was asked', () => {
  const answer = kept(['listPolicies'], 5, { policy: [] })
  expect(findCachedResponse([kept(['listStudentClasses'], 6), answer], ['listPolicies'])).toBe(answer)
  expect(findCachedResponse([answer], ['listEnrolledCourses'])).toBeUndefined()
})

test('days are found in the newest longer time that holds all of them, and no lesson of another day comes along', () => {
  const all = [kept(keyOf('2026-03-22', 16), 5), kept(keyOf('2026-03-23', 7), 7), kept(keyOf('2026-03-01', 3), 9)]
  const found = findCachedResponse(all, keyOf('2026-03-24', 2))
  expect(found?.at).toBe(7)
  const { lessons } = Object(found?.data) as Timetable
  const days = lessons.map(({ heldOn }) => heldOn)
  expect(days.length).toBeGreaterThan(0)
  expect(days.every((day) => day === '2026-03-24' || day === '2026-03-25')).toBe(true)
  expect(findCachedResponse(all, keyOf('2026-03-27', 7))?.at).toBe(5)
})

test('neither days that nobody kept nor the hours of another zone are made up', () => {
  const all = [kept(keyOf('2026-03-23', 7), 7)]
  expect(findCachedResponse(all, keyOf('2026-03-24', 7))).toBeUndefined()
  expect(findCachedResponse(all, keyOf('2026-03-24', 2, 'Asia/Karachi'))).toBeUndefined()
})
