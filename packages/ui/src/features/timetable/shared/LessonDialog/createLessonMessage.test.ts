import { examples } from '@maktab/contract/examples'
import type { Lesson } from '@maktab/contract/schema'
import { expect, test } from 'vitest'
import { createI18n, loadMessages } from '#i18n/loadMessages.ts'
import { type Language, getLanguageTag } from '#i18n/languages.ts'
import { createLessonMessage } from './createLessonMessage.ts'

const evening = examples.getTimetable[200].otherClocks.lessons.find(({ classId }) => classId === 2)!
const morning = examples.getTimetable[200].otherClocks.lessons.find(({ classId }) => classId === 3)!

async function createMessage(lesson: Lesson, zone: string, language: Language = 'en') {
  const i18n = createI18n(language, await loadMessages(language, ['common']))
  const zones = { zone, schoolZone: 'Asia/Karachi', viewerZone: 'America/Chicago' }
  return createLessonMessage(lesson, zones, i18n, getLanguageTag(language)).replaceAll('\u202f', ' ')
}

const join = 'https://meet.maktab.test/tajweed-evening'

test.each([
  ['Asia/Karachi', 'Tuesday 24 March, 20:30 (Pakistan Time)'],
  // London switches to summer time on the 29th, after this lesson.
  ['Europe/London', 'Tuesday 24 March, 20:30 (Pakistan Time), 15:30 (United Kingdom Time)'],
  ['Pacific/Auckland', 'Tuesday 24 March, 20:30 (Pakistan Time); Wednesday 25 March, 04:30 (New Zealand Time)'],
  // Uses the offset sent by the server, which differs from this device’s time zone data.
  ['America/Chicago', 'Tuesday 24 March, 20:30 (Pakistan Time), 09:30 (Chicago Time)'],
])('createLessonMessage gives the time in the school’s zone and in %s', async (zone, when) => {
  expect(await createMessage(evening, zone)).toBe(`Tajweed, evening: ${when}\nJoin: ${join}`)
})

test('createLessonMessage names the recipient’s day if it differs', async () => {
  expect(await createMessage({ ...morning, title: 'Nazra' }, 'America/Chicago')).toContain(
    'Monday 23 March, 07:00 (Pakistan Time); Sunday 22 March, 20:00 (Chicago Time)',
  )
})

test.each([
  ['en', 'Tajweed, evening: Tuesday 24 March, 20:30 (Pakistan Time), 15:30 (United Kingdom Time)'],
  ['ur', 'Tajweed, evening: منگل، 24 مارچ، 8:30 PM (پاکستان وقت)، 3:30 PM (سلطنت متحدہ وقت)'],
  ['ar', 'Tajweed, evening: الثلاثاء، 24 مارس، 8:30 م (توقيت باكستان)، 3:30 م (توقيت المملكة المتحدة)'],
] as const)('createLessonMessage writes in %s, regardless of the page’s language', async (language, first) => {
  const [line, way] = (await createMessage(evening, 'Europe/London', language)).split('\n')
  expect(line?.replaceAll(/[\u2068\u2069]/g, '')).toBe(first)
  expect(way).toContain(join)
})

test('createLessonMessage isolates titles only where text directions are mixed', async () => {
  expect(await createMessage(evening, 'Europe/London', 'ur')).toContain('\u2068Tajweed, evening\u2069')
  expect(await createMessage(evening, 'Europe/London')).not.toMatch(/[\u2068\u2069]/)
  expect(await createMessage(morning, 'Europe/London')).toContain('\u2068ناظرہ، صبح\u2069')
})

test('createLessonMessage for a cancelled lesson has the note and no link', async () => {
  const cancelled: Lesson = { ...evening, state: 'cancelled', note: 'I am travelling. ' }
  expect(await createMessage(cancelled, 'Asia/Karachi')).toBe(
    'Tajweed, evening is cancelled: Tuesday 24 March, 20:30 (Pakistan Time)\nI am travelling.',
  )
})

test('createLessonMessage for a moved lesson names the original day, or another time on the same day', async () => {
  const moved: Lesson = { ...evening, state: 'moved', day: '2026-03-23', link: null }
  expect(await createMessage(moved, 'Asia/Karachi')).toBe(
    'Tajweed, evening has moved from Monday 23 March to Tuesday 24 March, 20:30 (Pakistan Time)',
  )
  expect(await createMessage({ ...moved, day: '2026-03-24' }, 'Asia/Karachi')).toBe(
    'Tajweed, evening has a new time: Tuesday 24 March, 20:30 (Pakistan Time)',
  )
})

test('createLessonMessage omits an unsafe link', async () => {
  expect(await createMessage({ ...evening, link: 'javascript:alert(1)' }, 'Asia/Karachi')).not.toContain('Join')
})
