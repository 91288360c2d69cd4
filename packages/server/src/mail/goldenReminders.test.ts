import { type WallDay } from '@maktab/calendar/WallDay'
import { toInstant } from '@maktab/calendar/zonedTime'
import { expect, test } from 'vitest'
import { languages } from '../i18n/translate.ts'
import { formatLessonTimes, formatWallTime } from './formatForMail.ts'
import { renderMail } from './renderMail.ts'

/** In Karachi, where the school is, it is 20:30 on 24 March 2026. */
const school = 'Asia/Karachi'
const starts = toInstant(school, '2026-03-24' as WallDay, '20:30')
const zones = ['Asia/Karachi', 'Europe/London', 'Pacific/Auckland', 'America/New_York'] as const

const mailOf = (language: (typeof languages)[number], own: string) =>
  renderMail({
    kind: 'reminderDayBefore',
    language,
    values: { page: 'https://school.test/student/reminders' },
    items: [
      {
        title: 'Tajweed <1>',
        ...formatLessonTimes(starts, language, { school, own }),
        planned: own === school ? formatWallTime(language, school, { day: '2026-03-23', from: '19:00' }) : null,
        note: null,
        link: 'https://meet.test/tajweed',
      },
    ],
  })

test.each(languages.flatMap((language) => zones.map((own) => [language, own] as const)))(
  'a reminder in %s, to somebody in %s',
  (language, own) => {
    expect(mailOf(language, own).text).toMatchSnapshot()
  },
)

test('as a page, each lesson is a paragraph of its own, and what somebody wrote is no markup', () => {
  expect(mailOf('ar', 'Europe/London').html).toMatchSnapshot()
})

test('seconds and hours are added to instants only: the same wall hour on both sides of a change of the clocks', () => {
  const own = 'America/New_York'
  const lines = ['2026-03-07', '2026-03-08', '2026-10-31', '2026-11-01'].map((day) => {
    const { atSchool, own: readerTime } = formatLessonTimes(toInstant(school, day as WallDay, '20:30'), 'en', {
      school,
      own,
    })
    return `${atSchool} ${readerTime}`
  })
  expect(lines).toEqual(['20:30 10:30', '20:30 11:30', '20:30 11:30', '20:30 10:30'])
})
