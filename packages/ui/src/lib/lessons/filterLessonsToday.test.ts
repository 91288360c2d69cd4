import { examples } from '@maktab/contract/examples'
import type { Lesson } from '@maktab/contract/schema'
import { expect, test } from 'vitest'
import { filterLessonsToday, getRegisterState } from './upcomingLessons.ts'

const [any] = examples.getTimetable[200].typical.lessons
const lesson = (title: string, heldOn: string, starts: string, ends: string, more: Partial<Lesson> = {}): Lesson => ({
  ...any!,
  title,
  heldOn,
  starts: { at: `${starts}:00Z`, offset: 0, viewerOffset: null },
  ends: { at: `${ends}:00Z`, offset: 0, viewerOffset: null },
  ...more,
})

const night = lesson('night', '2026-03-23', '2026-03-23T23:30', '2026-03-24T00:45')
const late = lesson('late', '2026-03-24', '2026-03-24T16:00', '2026-03-24T17:00')
const early = lesson('early', '2026-03-24', '2026-03-24T07:00', '2026-03-24T07:45', { state: 'cancelled' })
const away = lesson('away', '2026-03-25', '2026-03-25T16:00', '2026-03-25T17:00', { day: '2026-03-24', state: 'moved' })

// proves X49
test.each([
  ['00:30', ['night', 'early', 'late']],
  ['00:45', ['early', 'late']],
  ['23:59', ['early', 'late']],
])('filterLessonsToday at %s returns today’s lessons and those still on, in order', (time, titles) => {
  const now = new Date(`2026-03-24T${time}:00Z`)
  const today = filterLessonsToday([away, late, night, early], { now, today: '2026-03-24' })
  expect(today.map(({ title }) => title)).toEqual(titles)
})

// proves X49
test.each([
  [{ students: 6, marked: 0 }, '16:59', 'ahead'],
  [{ students: 6, marked: 0 }, '17:00', 'missing'],
  [{ students: 6, marked: 1 }, '16:00', 'begun'],
  [{ students: 6, marked: 6 }, '15:00', 'taken'],
  // A student was removed from the class after being marked.
  [{ students: 5, marked: 6 }, '17:00', 'taken'],
  [{ students: 0, marked: 0 }, '17:00', undefined],
  [{ students: 6, marked: 0, state: 'cancelled' as const }, '17:00', undefined],
])('getRegisterState of %o at %s returns %s', (more, time, state) => {
  expect(getRegisterState({ ...late, ...more }, new Date(`2026-03-24T${time}:00Z`))).toBe(state)
})
