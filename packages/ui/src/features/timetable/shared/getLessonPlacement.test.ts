import { examples } from '@maktab/contract/examples'
import type { Lesson } from '@maktab/contract/schema'
import { expect, test } from 'vitest'
import { getLessonPlacement, shiftLesson } from './getLessonPlacement.ts'

const [first] = examples.getTimetable[200].typical.lessons
type When = { from: string; to: string; at: [string, string]; viewer: [number | null, number | null] }

/** A lesson of a school in UTC, on Sunday 29 March 2026. */
const lesson = ({ from, to, at, viewer }: When): Lesson => ({
  ...first!,
  day: '2026-03-29',
  heldOn: '2026-03-29',
  from,
  to,
  starts: { at: at[0], offset: 0, viewerOffset: viewer[0] },
  ends: { at: at[1], offset: 0, viewerOffset: viewer[1] },
})
const evening = { from: '23:30', to: '00:30', at: ['2026-03-29T23:30:00Z', '2026-03-30T00:30:00Z'] } as const
const night = { from: '00:30', to: '01:30', at: ['2026-03-29T00:30:00Z', '2026-03-29T01:30:00Z'] } as const
const placeInViewerZone = (
  when: { from: string; to: string; at: readonly [string, string] },
  ...viewer: When['viewer']
) => getLessonPlacement(lesson({ ...when, at: [...when.at], viewer }), 'own')

test('getLessonPlacement in the school’s time zone handles lessons over midnight', () => {
  const when = lesson({ ...evening, at: [...evening.at], viewer: [345, 345] })
  expect(getLessonPlacement(when, 'school')).toEqual({ day: '2026-03-29', planned: '2026-03-29', from: 1410, to: 1470 })
})

test('getLessonPlacement in the viewer’s time zone can be on the next or previous day', () => {
  expect(placeInViewerZone(evening, 345, 345)).toEqual({ day: '2026-03-30', planned: '2026-03-30', from: 315, to: 375 })
  expect(placeInViewerZone(night, -210, -210)).toEqual({
    day: '2026-03-28',
    planned: '2026-03-28',
    from: 1260,
    to: 1320,
  })
})

test('getLessonPlacement keeps the duration when the viewer’s clocks change during the lesson', () => {
  // London is an hour ahead from 01:00 on.
  expect(placeInViewerZone(night, 60, 0)).toMatchObject({ from: 90, to: 150 })
  expect(placeInViewerZone(night, -60, 0)).toMatchObject({ day: '2026-03-28', from: 1410, to: 1470 })
})

test('getLessonPlacement falls back to the school’s time zone if the viewer’s is unknown or equal', () => {
  expect(placeInViewerZone(night, null, null)).toEqual(placeInViewerZone(night, 0, 0))
  expect(placeInViewerZone(night, 0, 0)).toEqual({ day: '2026-03-29', planned: '2026-03-29', from: 30, to: 90 })
})

const draggedLesson = { heldOn: '2026-03-24', from: '20:30', to: '21:30' }
const DAY = 24 * 60

test.each([
  ['an hour later', 60, { day: '2026-03-24', from: '21:30', to: '22:30' }],
  ['to another day', 2 * DAY, { day: '2026-03-26', from: '20:30', to: '21:30' }],
  ['over midnight', 180, { day: '2026-03-24', from: '23:30', to: '00:30' }],
  ['past midnight', 240, { day: '2026-03-25', from: '00:30', to: '01:30' }],
  ['to the evening before', -DAY - 30, { day: '2026-03-23', from: '20:00', to: '21:00' }],
  ['to the day before by its time', -21 * 60, { day: '2026-03-23', from: '23:30', to: '00:30' }],
])('shiftLesson moves a lesson %s', (_, minutes, slot) => {
  expect(shiftLesson(draggedLesson, minutes)).toEqual(slot)
})

test('shiftLesson keeps the length of a lesson over midnight', () => {
  expect(shiftLesson({ heldOn: '2026-03-24', from: '23:30', to: '00:45' }, -60)).toEqual({
    day: '2026-03-24',
    from: '22:30',
    to: '23:45',
  })
})
