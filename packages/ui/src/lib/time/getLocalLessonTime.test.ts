import { expect, test } from 'vitest'
import { addSchoolTimes, getLocalLessonTime } from './getLocalLessonTime.ts'

const lesson = (viewerOffset: number | null) => ({
  starts: { at: '2026-11-30T23:30:00Z', offset: 300, viewerOffset },
  ends: { at: '2026-12-01T00:15:00Z', offset: 300, viewerOffset },
})

test('a lesson known by its instants gets the school’s day and times', () => {
  expect(addSchoolTimes(lesson(0))).toMatchObject({ heldOn: '2026-12-01', from: '04:30', to: '05:15' })
})

test('a viewer elsewhere gets their own day and time', () => {
  expect(getLocalLessonTime(addSchoolTimes(lesson(0)))).toEqual({
    day: '2026-11-30',
    from: '23:30',
    to: '00:15',
    shift: -1,
  })
})

test.each([300, null])('a viewer with the offset %s has the school’s time', (offset) => {
  expect(getLocalLessonTime(addSchoolTimes(lesson(offset)))).toBeUndefined()
})
