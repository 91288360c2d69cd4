import { expect, test } from 'vitest'
import { openTestSchool } from '#testing/openTestSchool.ts'
import {
  type ReminderPreferences,
  type QuietHours,
  findQuietPeriod,
  getNotificationTime,
} from './readReminderPreferences.ts'

const unchosen: ReminderPreferences = {
  dayBefore: true,
  hourBefore: true,
  changes: true,
  quietFrom: null,
  quietTo: null,
  timeZone: null,
  language: 'en',
}

test('by default all reminders are on, and the digest is on for administrators only', async () => {
  const { api, admin, teacher, student } = await openTestSchool()
  const [salma, bilal, zaynab] = [await admin(), await teacher(), await student()]
  for (const { token, email } of [bilal, zaynab]) {
    expect((await api('getReminders', { token })).body).toEqual({ reminders: unchosen, email })
  }
  const { body } = await api('getReminders', { token: salma.token })
  expect(body).toEqual({ reminders: { ...unchosen, digest: true }, email: salma.email })
})

test('preferences are stored per account, and their language applies to all its mails', async () => {
  const { api, database, admin, teacher, student } = await openTestSchool()
  const [salma, bilal, zaynab] = [await admin(), await teacher(), await student()]
  const chosen: ReminderPreferences = {
    dayBefore: false,
    hourBefore: true,
    changes: false,
    quietFrom: '22:00',
    quietTo: '07:00',
    timeZone: 'Asia/Kathmandu',
    language: 'ur',
  }
  for (const { token } of [salma, zaynab]) {
    const { body } = await api('saveReminders', { token, body: { ...chosen, digest: false } })
    expect(body).toEqual({ message: 'Reminders saved' })
  }
  const of = async (token: string) => (await api('getReminders', { token })).body.reminders
  expect(await of(zaynab.token)).toEqual(chosen)
  expect(await of(salma.token)).toEqual({ ...chosen, digest: false })
  expect(await of(bilal.token)).toEqual(unchosen)
  const languages = await database.selectFrom('accounts').select(['id', 'language']).orderBy('id').execute()
  expect(languages.map(({ language }) => language)).toEqual(['ur', null, 'ur'])
  await api('saveReminders', { token: zaynab.token, body: unchosen })
  expect(await of(zaynab.token)).toEqual(unchosen)
})

test.each<[Partial<ReminderPreferences>, object]>([
  [{ timeZone: 'Mars/Olympus' }, { timeZone: ['We don’t recognize this time zone.'] }],
  [{ quietFrom: '22:00' }, { quietTo: ['Enter both a start and an end for quiet hours.'] }],
  [{ quietTo: '07:00' }, { quietFrom: ['Enter both a start and an end for quiet hours.'] }],
  [{ quietFrom: '07:00', quietTo: '07:00' }, { quietTo: ['Start and end can’t be the same.'] }],
])('%j is rejected at its field', async (wrong, error) => {
  const { api, student } = await openTestSchool()
  const { token } = await student()
  const response = await api('saveReminders', { token, body: { ...unchosen, ...wrong } })
  expect([response.status, response.body.error]).toEqual([422, error])
  expect((await api('getReminders', { token })).body.reminders).toEqual(unchosen)
})

// proves X37
test('a test reminder is sent at once to the caller, up to three times in a quarter of an hour', async () => {
  const { api, mails, student, teacher, advanceClock } = await openTestSchool()
  const [zaynab, bilal] = [await student(), await teacher()]
  const statuses: number[] = []
  for (let press = 0; press < 4; press += 1) {
    statuses.push((await api('testReminder', { token: zaynab.token })).status)
  }
  expect(statuses).toEqual([200, 200, 200, 429])
  expect((await api('testReminder', { token: bilal.token })).status).toBe(200)
  expect(mails.map(({ to }) => to)).toEqual([zaynab.email, zaynab.email, zaynab.email, bilal.email])
  expect(mails[0]?.subject).toBe('Test reminder')
  advanceClock(15 * 60_000)
  expect((await api('testReminder', { token: zaynab.token })).status).toBe(200)
})

const night: QuietHours = { zone: 'Asia/Karachi', from: '22:00', to: '07:00' }
const karachi = (text: string) => Date.parse(`${text}+05:00`)
const shown = (instant: number | undefined) =>
  instant === undefined ? undefined : new Date(instant + 5 * 3_600_000).toISOString().slice(0, 16)

test.each([
  ['2026-03-24T21:59', undefined, undefined],
  ['2026-03-24T22:00', '2026-03-24T22:00', '2026-03-25T07:00'],
  ['2026-03-25T00:00', '2026-03-24T22:00', '2026-03-25T07:00'],
  ['2026-03-25T06:59', '2026-03-24T22:00', '2026-03-25T07:00'],
  ['2026-03-25T07:00', undefined, undefined],
])('at %s the quiet period is from %s to %s', (at, from, to) => {
  const found = findQuietPeriod(night, karachi(at))
  expect([shown(found?.from), shown(found?.to)]).toEqual([from, to])
})

test('quiet hours can lie within a day, or be off', () => {
  const noon: QuietHours = { zone: 'Asia/Karachi', from: '12:00', to: '15:00' }
  const found = findQuietPeriod(noon, karachi('2026-03-24T13:00'))
  expect([shown(found?.from), shown(found?.to)]).toEqual(['2026-03-24T12:00', '2026-03-24T15:00'])
  expect(findQuietPeriod(noon, karachi('2026-03-24T15:00'))).toBeUndefined()
  expect(findQuietPeriod({ zone: 'UTC', from: null, to: null }, 0)).toBeUndefined()
})

test('quiet hours across a clock change keep their actual length', () => {
  const london: QuietHours = { zone: 'Europe/London', from: '22:00', to: '07:00' }
  const found = findQuietPeriod(london, Date.parse('2026-03-29T03:00Z'))
  expect(found).toEqual({ from: Date.parse('2026-03-28T22:00Z'), to: Date.parse('2026-03-29T06:00Z') })
})

test.each([
  ['by day: then', '2026-03-24T16:00', '2026-03-25T16:00', '2026-03-24T16:00'],
  ['at night, and it begins after: when the night ends', '2026-03-25T06:30', '2026-03-25T07:30', '2026-03-25T07:00'],
  ['at night, and it begins before: just before the night', '2026-03-25T05:00', '2026-03-25T06:00', '2026-03-24T21:50'],
  ['at night, and it begins with its end: just before', '2026-03-25T06:00', '2026-03-25T07:00', '2026-03-24T21:50'],
])('getNotificationTime %s', (_, due, begins, expected) => {
  expect(shown(getNotificationTime(karachi(due), karachi(begins), night))).toBe(expected)
})
