import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { getCourseLessonDays, getOutlinePath } from './outlinePath.ts'

const today = '2026-03-24'
const summarize = (options: Omit<Parameters<typeof getOutlinePath>[0], 'today'>) =>
  getOutlinePath({ ...options, today }).map(({ state, day }) => [state, day].filter(Boolean).join(' '))

test('getOutlinePath gives past lessons their days and coming ones those of the timetable', () => {
  const progress = { held: 2, heldDays: ['2026-03-10', '2026-03-17'] }
  expect(summarize({ outlineCount: 5, progress, upcomingDays: ['2026-03-31', '2026-04-07'] })).toEqual([
    'done 2026-03-10',
    'done 2026-03-17',
    'next 2026-03-31',
    'ahead 2026-04-07',
    'ahead',
  ])
})

test('getOutlinePath marks the outline of today before and after its attendance is taken', () => {
  const upcomingDays = [today, '2026-03-31']
  const before = { outlineCount: 3, progress: { held: 1, heldDays: ['2026-03-17'] }, upcomingDays }
  const path = ['done 2026-03-17', `today ${today}`, 'next 2026-03-31']
  expect(summarize(before)).toEqual(path)
  expect(summarize({ ...before, progress: { held: 2, heldDays: ['2026-03-17', today] } })).toEqual(path)
})

test('getOutlinePath takes two lessons of today separately', () => {
  const upcomingDays = [today, today]
  const progress = { held: 1, heldDays: [today] }
  expect(summarize({ outlineCount: 3, progress, upcomingDays })).toEqual([`today ${today}`, `today ${today}`, 'next'])
})

test('getOutlinePath works without the days of the lessons, and after the last outline', () => {
  expect(summarize({ outlineCount: 3, progress: { held: 1 } })).toEqual(['done', 'next', 'ahead'])
  expect(summarize({ outlineCount: 2, progress: { held: 9 } })).toEqual(['done', 'done'])
  expect(summarize({ outlineCount: 0, progress: { held: 9 } })).toEqual([])
})

test('getCourseLessonDays skips other courses, cancelled lessons and past days', () => {
  const { lessons } = examples.getTimetable[200].cancelled
  const cancelled = lessons.find(({ state }) => state === 'cancelled')
  const [{ id = 0 } = {}] = cancelled!.courses
  const days = getCourseLessonDays(lessons, id, '2026-03-23')
  const expected = lessons
    .filter(({ state, courses }) => state !== 'cancelled' && courses.some((course) => course.id === id))
    .map(({ heldOn }) => heldOn)
  expect(days).toEqual(expected.toSorted())
  expect(getCourseLessonDays(lessons, id, '2027-01-01')).toEqual([])
})
