import { examples } from '@maktab/contract/examples'
import type { Lesson } from '@maktab/contract/schema'
import { expect, test } from 'vitest'
import { createI18n, loadMessages } from '#i18n/loadMessages.ts'
import { type Language, getLanguageTag } from '#i18n/languages.ts'
import { createLessonMessage } from './createLessonMessage.ts'

const evening = examples.getTimetable[200].otherClocks.lessons.find(({ classId }) => classId === 2)!
const morning = examples.getTimetable[200].otherClocks.lessons.find(({ classId }) => classId === 3)!

async function written(lesson: Lesson, zone: string, language: Language = 'en') {
  const i18n = createI18n(language, await loadMessages(language, ['common']))
  const zones = { zone, schoolZone: 'Asia/Karachi', viewerZone: 'America/Chicago' }
  return createLessonMessage(lesson, zones, i18n, getLanguageTag(language)).replaceAll('\u202f', ' ')
}

const join = 'https://meet.maktab.test/tajweed-evening'

test.each([
  ['Asia/Karachi', 'Tuesday 24 March, 20:30 (Pakistan Time)'],
  // Summer begins in London on the 29th: it is an hour behind Karachi less then.
  ['Europe/London', 'Tuesday 24 March, 20:30 (Pakistan Time), 15:30 (United Kingdom Time)'],
  ['Pacific/Auckland', 'Tuesday 24 March, 20:30 (Pakistan Time); Wednesday 25 March, 04:30 (New Zealand Time)'],
  // What the server told of the viewer’s zone, which these devices’ data know otherwise.
  ['America/Chicago', 'Tuesday 24 March, 20:30 (Pakistan Time), 09:30 (Chicago Time)'],
])('a lesson is told by the school’s clocks and those of %s', async (zone, when) => {
  expect(await written(evening, zone)).toBe(`Tajweed, evening: ${when}\nJoin: ${join}`)
})

test('a day that is another one for the recipient is named', async () => {
  expect(await written({ ...morning, title: 'Nazra' }, 'America/Chicago')).toContain(
    'Monday 23 March, 07:00 (Pakistan Time); Sunday 22 March, 20:00 (Chicago Time)',
  )
})

test.each([
  ['en', 'Tajweed, evening: Tuesday 24 March, 20:30 (Pakistan Time), 15:30 (United Kingdom Time)'],
  ['ur', 'Tajweed, evening: منگل، 24 مارچ، 8:30 PM (پاکستان وقت)، 3:30 PM (سلطنت متحدہ وقت)'],
  ['ar', 'Tajweed, evening: الثلاثاء، 24 مارس، 8:30 م (توقيت باكستان)، 3:30 م (توقيت المملكة المتحدة)'],
] as const)('it is written in %s, whatever the page’s language is', async (language, first) => {
  const [line, way] = (await written(evening, 'Europe/London', language)).split('\n')
  expect(line?.replaceAll(/[\u2068\u2069]/g, '')).toBe(first)
  expect(way).toContain(join)
})

test('what may run the other way keeps its place, where something does', async () => {
  expect(await written(evening, 'Europe/London', 'ur')).toContain('\u2068Tajweed, evening\u2069')
  expect(await written(evening, 'Europe/London')).not.toMatch(/[\u2068\u2069]/)
  expect(await written(morning, 'Europe/London')).toContain('\u2068ناظرہ، صبح\u2069')
})

test('a cancelled lesson says so, with what was said, and has no way in', async () => {
  const cancelled: Lesson = { ...evening, state: 'cancelled', note: 'I am travelling. ' }
  expect(await written(cancelled, 'Asia/Karachi')).toBe(
    'Tajweed, evening is cancelled: Tuesday 24 March, 20:30 (Pakistan Time)\nI am travelling.',
  )
})

test('a moved lesson says from when; one of the same day that its time is another', async () => {
  const moved: Lesson = { ...evening, state: 'moved', day: '2026-03-23', link: null }
  expect(await written(moved, 'Asia/Karachi')).toBe(
    'Tajweed, evening is moved from Monday 23 March. It is now: Tuesday 24 March, 20:30 (Pakistan Time)',
  )
  expect(await written({ ...moved, day: '2026-03-24' }, 'Asia/Karachi')).toBe(
    'Tajweed, evening is at another time: Tuesday 24 March, 20:30 (Pakistan Time)',
  )
})

test('a link that isn’t safe is left out', async () => {
  expect(await written({ ...evening, link: 'javascript:alert(1)' }, 'Asia/Karachi')).not.toContain('Join')
})
