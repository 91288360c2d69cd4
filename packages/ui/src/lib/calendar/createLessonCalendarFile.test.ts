import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { createLessonCalendarFile } from './createLessonCalendarFile.ts'

// proves X46
test('one lesson is one entry, on the day on which it is held, and named by the day that its timing names', () => {
  const moved = examples.getTimetable[200].cancelled.lessons.find(({ state }) => state === 'moved')
  const lesson = { ...moved!, day: '2026-03-25', heldOn: '2026-03-27', from: '18:00', to: '19:00' }
  const file = createLessonCalendarFile({
    lesson,
    host: 'maktab.test',
    timeZone: 'Asia/Karachi',
    now: new Date('2026-03-24T09:00:00Z'),
  })
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(1)
  expect(file).toContain(`UID:lesson-${lesson.timingId}-2026-03-25@maktab.test`)
  expect(file).toMatch(/DTSTART;TZID=Asia\/Karachi:20260327T180000/)
  expect(file).toMatch(/DTEND;TZID=Asia\/Karachi:20260327T190000/)
})
