import { expect, test } from 'vitest'
import { openTestSchool } from '#testing/openTestSchool.ts'
import { addLessons } from '#testing/addLessons.ts'
import { setTimeZone } from '#testing/changeSettings.ts'
import { openTimetableTestSchool } from '#testing/openClassTestSchool.ts'

test('the mail about a moved lesson has its time in the zones of school and recipient', async () => {
  const { api, database, mails, ...school } = await openTestSchool()
  await setTimeZone(database, 'Asia/Karachi')
  const [teacher, zaynab, omar] = [await school.teacher(), await school.student(), await school.student()]
  const { reminders } = (await api('getReminders', { token: zaynab.token })).body
  const choose = (token: string, some: object) => api('saveReminders', { token, body: { ...reminders, ...some } })
  await choose(zaynab.token, { timeZone: 'Pacific/Auckland' })
  await choose(omar.token, { language: 'ur' })
  const { classId, timingIds } = await addLessons(
    database,
    { teacherId: teacher.id, studentIds: [zaynab.id, omar.id] },
    [{ days: '2', from: '19:00', to: '20:00' }],
  )
  const lesson = { classId, timingId: timingIds[0] ?? 0, day: '2026-11-24', scope: 'one', change: 'move' }
  const to = { day: '2026-11-25', from: '20:30', to: '21:30' }
  expect((await api('changeLessons', { token: teacher.token, body: { ...lesson, to } })).status).toBe(200)
  const textTo = (email: string) => mails.find((mail) => mail.to === email)?.text
  expect(textTo(zaynab.email)).toContain('Your time: Thursday 26 November, 04:30')
  expect(textTo(omar.email)).toContain('کا سبق اب')
  expect(textTo(omar.email)).not.toContain('آپ کا وقت')
  expect(mails).toHaveLength(2)
})

/** A school in Karachi with a class every day from 16:00 to 17:00, and one of its students in London. */
async function open(quietFrom: string | null, quietTo: string | null) {
  const school = await openTimetableTestSchool()
  const { api, mails, setZone, setClock, makeClass, addStudentToClass, teacher, admin, now } = school
  await setZone('Asia/Karachi')
  const made = await makeClass({ title: 'Tajweed', days: [1, 2, 3, 4, 5, 6, 7], starts: '2026-11-02' })
  const student = await addStudentToClass(made.id)
  const { reminders } = (await api('getReminders', { token: student.token })).body
  const chosen = { ...reminders, timeZone: 'Europe/London', quietFrom, quietTo }
  expect((await api('saveReminders', { token: student.token, body: chosen })).status).toBe(200)
  mails.length = 0
  const change = async (at: string, day: string, to?: object) => {
    await setClock(Date.parse(at))
    const body = { classId: made.id, timingId: made.timingId, day, scope: 'one' }
    const { status } = await api('changeLessons', {
      token: teacher.token,
      body: { ...body, ...(to ? { change: 'move', to, goOn: true } : { change: 'cancel' }) },
    })
    expect(status).toBe(200)
  }
  /** When the mail is sent, checked every ten minutes for a day. */
  const sentAt = async () => {
    for (let minutes = 0; minutes <= 24 * 60; minutes += 10) {
      if (minutes > 0) await setClock(now() + 10 * 60_000)
      await api('getSettings', { token: admin.token })
      if (mails.some(({ to }) => to === student.email)) return new Date(now()).toISOString().slice(0, 16)
    }
    return undefined
  }

  return { ...school, change, sentAt }
}

// A lesson at 16:00 in Karachi begins at 11:00 in London, where quiet hours are from 22:00 to 07:00.
test.each([
  ['by day at once', '2026-11-23T12:00Z', '2026-11-25', undefined, '2026-11-23T12:00'],
  ['at night when it ends', '2026-11-23T23:00Z', '2026-11-25', undefined, '2026-11-24T07:00'],
  ['at its first minute when it ends', '2026-11-23T22:00Z', '2026-11-24', undefined, '2026-11-24T07:00'],
  ['at its end at once', '2026-11-24T07:00Z', '2026-11-25', undefined, '2026-11-24T07:00'],
  [
    'at once where the lesson is moved into the night',
    '2026-11-23T23:00Z',
    '2026-11-24',
    { day: '2026-11-24', from: '11:30', to: '12:00' },
    '2026-11-23T23:00',
  ],
  [
    'when the night ends where the lesson begins right then',
    '2026-11-23T23:00Z',
    '2026-11-24',
    { day: '2026-11-24', from: '12:00', to: '13:00' },
    '2026-11-24T07:00',
  ],
] as const)('a change is mailed to people with quiet hours %s', async (_, at, day, to, expected) => {
  const { change, sentAt } = await open('22:00', '07:00')
  await change(at, day, to)
  expect(await sentAt()).toBe(expected)
})

test('a change of a lesson within quiet hours is mailed at once, like any to people without them', async () => {
  // From 22:00 to 12:00 in London: the lesson is at 11:00.
  const long = await open('22:00', '12:00')
  await long.change('2026-11-23T23:00Z', '2026-11-24')
  expect(await long.sentAt()).toBe('2026-11-23T23:00')
  const none = await open(null, null)
  await none.change('2026-11-23T23:00Z', '2026-11-25')
  expect(await none.sentAt()).toBe('2026-11-23T23:00')
})
