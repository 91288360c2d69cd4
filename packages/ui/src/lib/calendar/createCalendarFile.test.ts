import { expect, test } from 'vitest'
import { createEventCalendarFile, createLessonCalendarFile } from './createCalendarFile.ts'
import { examples } from '@maktab/contract/examples'

const now = new Date('2026-11-21T09:00:00Z')
const event = {
  id: 12,
  title: 'Open evening',
  description: 'Meet the teachers.',
  link: 'meet.maktab.test/open',
  host: 'school.test',
  startsAt: new Date('2026-12-05T13:30:00Z'),
  now,
}
/** The lines of the file after unfolding. */
const linesOf = (text: string) => text.replaceAll('\r\n ', '').split('\r\n')

test('createEventCalendarFile writes the start in UTC without end or recurrence', () => {
  const lines = linesOf(createEventCalendarFile(event))
  expect(lines).toContain('DTSTART:20261205T133000Z')
  expect(lines).toContain('DTSTAMP:20261121T090000Z')
  expect(lines).toContain('UID:event-12@school.test')
  expect(lines).toContain('URL:https://meet.maktab.test/open')
  expect(lines.filter((line) => /^(RRULE|DTEND|BEGIN:VTIMEZONE)/.test(line))).toEqual([])
})

test('createEventCalendarFile escapes user text, so that it can’t add lines', () => {
  const title = 'Comma, semicolon; back\\slash'
  const description = 'One\r\nEND:VEVENT\nATTENDEE:mailto:x@evil.test'
  const lines = linesOf(createEventCalendarFile({ ...event, title, description, link: 'javascript:alert(1)' }))
  expect(lines).toContain(String.raw`SUMMARY:Comma\, semicolon\; back\\slash`)
  expect(lines).toContain(String.raw`DESCRIPTION:One\nEND:VEVENT\nATTENDEE:mailto:x@evil.test`)
  expect(lines.filter((line) => /^(END:VEVENT|ATTENDEE|URL)/.test(line))).toEqual(['END:VEVENT'])
})

test('createEventCalendarFile folds long lines at 75 octets without splitting characters', () => {
  const title = 'محفلِ قراءت '.repeat(20).trim()
  const text = createEventCalendarFile({ ...event, title })
  const octets = text.split('\r\n').map((line) => new TextEncoder().encode(line).length)
  expect(Math.max(...octets)).toBeLessThanOrEqual(75)
  expect(linesOf(text)).toContain(`SUMMARY:${title}`)
})

// proves X46
test('createLessonCalendarFile writes one entry on the day the lesson is held, with a UID of its scheduled day', () => {
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
