import { expect, test } from 'vitest'
import { openTestSchool } from '#testing/openTestSchool.ts'
import type { ReminderPreferences } from './ReminderPreferences.ts'

const unchosen: ReminderPreferences = {
  dayBefore: true,
  hourBefore: true,
  changes: true,
  quietFrom: null,
  quietTo: null,
  timeZone: null,
  language: 'en',
}

test('as long as nothing was chosen everything is told, the digest to administrators only', async () => {
  const { ask, admin, teacher, student } = await openTestSchool()
  const [salma, bilal, zaynab] = [await admin(), await teacher(), await student()]
  for (const { token, email } of [bilal, zaynab]) {
    expect((await ask('getReminders', { token })).body).toEqual({ reminders: unchosen, email })
  }
  const { body } = await ask('getReminders', { token: salma.token })
  expect(body).toEqual({ reminders: { ...unchosen, digest: true }, email: salma.email })
})

test('what was chosen is kept, for its own account alone, and its language holds for all mails to it', async () => {
  const { ask, database, admin, teacher, student } = await openTestSchool()
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
    const { body } = await ask('saveReminders', { token, body: { ...chosen, digest: false } })
    expect(body).toEqual({ message: 'Reminders saved' })
  }
  const of = async (token: string) => (await ask('getReminders', { token })).body.reminders
  expect(await of(zaynab.token)).toEqual(chosen)
  expect(await of(salma.token)).toEqual({ ...chosen, digest: false })
  expect(await of(bilal.token)).toEqual(unchosen)
  const languages = await database.selectFrom('accounts').select(['id', 'language']).orderBy('id').execute()
  expect(languages.map(({ language }) => language)).toEqual(['ur', null, 'ur'])
  await ask('saveReminders', { token: zaynab.token, body: unchosen })
  expect(await of(zaynab.token)).toEqual(unchosen)
})

test.each<[Partial<ReminderPreferences>, object]>([
  [{ timeZone: 'Mars/Olympus' }, { timeZone: ['There is no time zone with this name.'] }],
  [{ quietFrom: '22:00' }, { quietTo: ['Say both from when and until when you are left in peace.'] }],
  [{ quietTo: '07:00' }, { quietFrom: ['Say both from when and until when you are left in peace.'] }],
  [{ quietFrom: '07:00', quietTo: '07:00' }, { quietTo: ['The end must differ from the beginning.'] }],
])('%j is refused, by its field', async (wrong, error) => {
  const { ask, student } = await openTestSchool()
  const { token } = await student()
  const answer = await ask('saveReminders', { token, body: { ...unchosen, ...wrong } })
  expect([answer.status, answer.body.error]).toEqual([422, error])
  expect((await ask('getReminders', { token })).body.reminders).toEqual(unchosen)
})

// proves X37
test('a reminder to see that it arrives comes at once, to oneself, three times in a quarter of an hour', async () => {
  const { ask, mails, student, teacher, later } = await openTestSchool()
  const [zaynab, bilal] = [await student(), await teacher()]
  const statuses: number[] = []
  for (let press = 0; press < 4; press += 1) {
    statuses.push((await ask('testReminder', { token: zaynab.token })).status)
  }
  expect(statuses).toEqual([200, 200, 200, 429])
  expect((await ask('testReminder', { token: bilal.token })).status).toBe(200)
  expect(mails.map(({ to }) => to)).toEqual([zaynab.email, zaynab.email, zaynab.email, bilal.email])
  expect(mails[0]?.subject).toBe('Your reminders arrive')
  later(15 * 60_000)
  expect((await ask('testReminder', { token: zaynab.token })).status).toBe(200)
})
