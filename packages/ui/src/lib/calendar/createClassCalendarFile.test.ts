import { setupI18n } from '@lingui/core'
import { parseWallDay } from '@maktab/calendar/WallDay'
import { expect, test } from 'vitest'
import { createClassCalendarFile } from './createCalendarFile.ts'
import type { ClassTime } from '../lessons/readClassTimes.ts'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
const day = (text: string) => parseWallDay(text)!
const time: ClassTime = { id: 3, from: '16:00', to: '17:00', days: [1, 3] }
const lesson = {
  time,
  title: 'Tajweed',
  link: null as string | null,
  host: 'school.test',
  timeZone: 'Europe/London',
  // A Saturday.
  today: '2026-11-21',
  now: new Date('2026-11-21T09:00:00Z'),
}

/** The lines of the file after unfolding. */
const linesOf = (change: Partial<typeof lesson> = {}) =>
  createClassCalendarFile({ ...lesson, ...change }, i18n, 'en-GB')
    .replaceAll('\r\n ', '')
    .split('\r\n')

test('createClassCalendarFile repeats on the class’s days in the school’s zone, starting with the next lesson', () => {
  const lines = linesOf()
  expect(lines).toContain('DTSTART;TZID=Europe/London:20261123T160000')
  expect(lines).toContain('DTEND;TZID=Europe/London:20261123T170000')
  expect(lines).toContain('RRULE:FREQ=WEEKLY;BYDAY=MO,WE')
  expect(lines).toContain(String.raw`DESCRIPTION:Mon and Wed\, 16:00–17:00 (Europe/London).`)
  expect(lines).toContain('BEGIN:VTIMEZONE')
})

test('createClassCalendarFile starts with the first lesson of the class and ends with its last', () => {
  const bounded = { ...time, starts: day('2026-12-01'), ends: day('2026-12-15') }
  const lines = linesOf({ time: bounded })
  expect(lines).toContain('DTSTART;TZID=Europe/London:20261202T160000')
  expect(lines).toContain('RRULE:FREQ=WEEKLY;BYDAY=MO,WE;UNTIL=20261214T160000Z')
})

test('createClassCalendarFile leaves out past lessons', () => {
  expect(linesOf({ time: { ...time, starts: day('2026-01-05') } })).toContain(
    'DTSTART;TZID=Europe/London:20261123T160000',
  )
})

test('createClassCalendarFile keeps the UID when title and time change', () => {
  const before = linesOf()
  const after = linesOf({ title: 'Tajweed II', time: { ...time, from: '18:00', to: '19:00', days: [5] } })
  expect(before).toContain('UID:class-3@school.test')
  expect(after).toContain('UID:class-3@school.test')
})

test('createClassCalendarFile ends an overnight class on the next day', () => {
  const lines = linesOf({ time: { ...time, from: '23:30', to: '00:30', days: [4] }, today: '2026-12-31' })
  expect(lines).toContain('DTSTART;TZID=Europe/London:20261231T233000')
  expect(lines).toContain('DTEND;TZID=Europe/London:20270101T003000')
})

test('createClassCalendarFile lists each lesson separately in a zone without regular transitions', () => {
  const lines = linesOf({ timeZone: 'Africa/Casablanca' })
  expect(lines.filter((line) => line.startsWith('RRULE'))).toEqual([])
  expect(lines).toContain('UID:class-3-20261123@school.test')
})

test('createClassCalendarFile escapes user text, so that it can’t add lines', () => {
  const lines = linesOf({ title: 'One\r\nEND:VEVENT', link: 'javascript:alert(1)' })
  expect(lines.filter((line) => /^(END:VEVENT|URL)/.test(line))).toEqual(['END:VEVENT'])
})
