import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { classCalendar, eventCalendar } from './calendarFile.ts'

const now = new Date('2026-11-21T09:00:00Z')
const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
const event = {
  id: 12,
  title: 'Open evening',
  description: 'Meet the teachers.',
  link: 'meet.maktab.test/open',
  host: 'school.test',
  startsAt: new Date('2026-12-05T13:30:00Z'),
  now,
}
const lesson = {
  id: 3,
  title: 'Tajweed',
  link: null,
  host: 'school.test',
  from: '16:00',
  to: '17:00',
  timeZone: 'Europe/London',
  firstDay: '2026-11-21',
  now,
}

/** The lines as a calendar reads them, with folded ones joined. */
const linesOf = (text: string) => text.replaceAll('\r\n ', '').split('\r\n')
const rest = (lines: string[], from: string, to: string) => lines.slice(lines.indexOf(from), lines.indexOf(to) + 1)

test('an event is one moment in UTC', async () => {
  const lines = linesOf(await eventCalendar(event))
  expect(lines).toContain('DTSTART:20261205T133000Z')
  expect(lines).toContain('DTSTAMP:20261121T090000Z')
  expect(lines).toContain('UID:event-12@school.test')
  expect(lines).toContain('URL;VALUE=URI:https://meet.maktab.test/open')
  expect(lines.filter((line) => /^(RRULE|DTEND|BEGIN:VTIMEZONE)/.test(line))).toEqual([])
})

test('what a person wrote can’t become a line of the file', async () => {
  const title = 'Comma, semicolon; back\\slash'
  const description = 'One\r\nEND:VEVENT\nATTENDEE:mailto:x@evil.test'
  const lines = linesOf(await eventCalendar({ ...event, title, description, link: 'javascript:alert(1)' }))
  expect(lines).toContain(String.raw`SUMMARY:Comma\, semicolon\; back\\slash`)
  expect(lines).toContain(String.raw`DESCRIPTION:One\nEND:VEVENT\nATTENDEE:mailto:x@evil.test`)
  expect(lines.filter((line) => /^(END:VEVENT|ATTENDEE|URL|LOCATION)/.test(line))).toEqual(['END:VEVENT'])
})

test('long lines of any script are folded at 75 octets and keep their letters', async () => {
  const title = 'محفلِ قراءت '.repeat(20).trim()
  const text = await eventCalendar({ ...event, title })
  const octets = text.split('\r\n').map((line) => new TextEncoder().encode(line).length)
  expect(Math.max(...octets)).toBeLessThanOrEqual(75)
  expect(linesOf(text)).toContain(`SUMMARY:${title}`)
})

test('the name of an entry stays when its words and its time change', async () => {
  const uid = (lines: string[]) => lines.find((line) => line.startsWith('UID:'))
  const before = linesOf(await classCalendar(lesson, i18n))
  const after = linesOf(await classCalendar({ ...lesson, title: 'Tajweed II', from: '18:00', to: '19:00' }, i18n))
  expect(uid(before)).toBe('UID:class-3@school.test')
  expect(uid(after)).toBe(uid(before))
})

test('a class comes every day by the school’s clock, summer time included', async () => {
  const lines = linesOf(await classCalendar(lesson, i18n))
  expect(lines).toContain('DTSTART;TZID=Europe/London:20261121T160000')
  expect(lines).toContain('DTEND;TZID=Europe/London:20261121T170000')
  expect(lines).toContain('RRULE:FREQ=DAILY')
  expect(lines).toContain('DTSTAMP:20261121T090000Z')
  expect(lines).toContain(String.raw`DESCRIPTION:Every day from 16:00 to 17:00\, by the clock of Europe/London.`)
  expect(rest(lines, 'BEGIN:DAYLIGHT', 'END:DAYLIGHT')).toEqual([
    'BEGIN:DAYLIGHT',
    'DTSTART:20250330T010000',
    'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
    'TZOFFSETFROM:+0000',
    'TZOFFSETTO:+0100',
    'END:DAYLIGHT',
  ])
  expect(rest(lines, 'BEGIN:STANDARD', 'END:STANDARD')).toContain('RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU')
})

test('a class over midnight ends on the next day', async () => {
  const lines = linesOf(await classCalendar({ ...lesson, from: '23:30', to: '00:30', firstDay: '2026-12-31' }, i18n))
  expect(lines).toContain('DTSTART;TZID=Europe/London:20261231T233000')
  expect(lines).toContain('DTEND;TZID=Europe/London:20270101T003000')
})

test('a class at an hour that the viewer’s own clock skips is not moved', async () => {
  const lines = linesOf(await classCalendar({ ...lesson, from: '02:30', to: '03:30', firstDay: '2026-03-29' }, i18n))
  expect(lines).toContain('DTSTART;TZID=Europe/London:20260329T023000')
})

test('a school in UTC needs no rule', async () => {
  const lines = linesOf(await classCalendar({ ...lesson, timeZone: 'UTC' }, i18n))
  expect(lines).toContain('DTSTART:20261121T160000Z')
  expect(lines).not.toContain('BEGIN:VTIMEZONE')
})
