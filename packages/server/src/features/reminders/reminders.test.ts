import { expect, test } from 'vitest'
import { recurringJobs } from '#jobs/backgroundJobs.ts'
import { addLessons } from '#testing/addLessons.ts'
import { openTestSchool } from '#testing/openTestSchool.ts'
import { setTimeZone } from '#testing/changeSettings.ts'
import type { ReminderPreferences } from './readReminderPreferences.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** The test clock starts at Saturday 21 November 2026, 08:00 UTC. */
const SATURDAY = '6'

async function open() {
  const school = await openTestSchool()
  const { database, now, api } = school
  const [teacher, student] = [await school.teacher(), await school.student()]
  const choose = async (token: string, some: Partial<ReminderPreferences>) => {
    const { reminders } = (await api('getReminders', { token })).body
    expect((await api('saveReminders', { token, body: { ...reminders, ...some } })).status).toBe(200)
  }
  await choose(teacher.token, { dayBefore: false, hourBefore: false })
  const addClass = (timings: Parameters<typeof addLessons>[2], title = 'Tajweed', link?: string) =>
    addLessons(database, { teacherId: teacher.id, title, link, studentIds: [student.id] }, timings)
  const change = (timingId: number, day: string, to?: { day: string; from: string; to: string }) =>
    database
      .insertInto('lesson_changes')
      .values({
        timing_id: timingId,
        day,
        to_day: to?.day ?? null,
        to_from: to?.from ?? null,
        to_to: to?.to ?? null,
        note: to ? 'We meet later' : null,
        changed_at: now(),
      })
      .execute()
  /** Runs the job that runs every five minutes, and sends what it enqueued. */
  const runJob = async () => {
    const before = school.mails.length
    await recurringJobs.layReminders.run({ database, now: now(), timeZone: 'UTC' })
    await school.runJobs()
    return school.mails.slice(before).map(({ to, subject, text }) => ({ to, subject, text }))
  }
  /** Advances time in steps of five minutes, and returns what was sent at which hour. */
  const runUntil = async (end: number) => {
    const sent: string[] = []
    while (now() < end) {
      school.advanceClock(5 * MINUTE)
      for (const { subject } of await runJob()) sent.push(`${new Date(now()).toISOString().slice(5, 16)} ${subject}`)
    }
    return sent
  }
  return { ...school, teacherOne: teacher, studentOne: student, choose, addClass, change, runJob, runUntil }
}

const instant = (text: string) => Date.parse(`2026-${text}Z`)

// proves X36
test('a student and a teacher get a reminder a day and an hour before a lesson, once each', async () => {
  const { addClass, choose, runUntil, mails, teacherOne, studentOne } = await open()
  await addClass([{ days: '7', from: '10:00', to: '11:00' }])
  await choose(teacherOne.token, { dayBefore: true, hourBefore: true })
  expect(await runUntil(instant('11-22T12:00'))).toEqual([
    '11-21T10:00 Upcoming lesson: “Tajweed”, Sunday 22 November, 10:00',
    '11-21T10:00 Upcoming lesson: “Tajweed”, Sunday 22 November, 10:00',
    '11-22T09:00 Starting soon: “Tajweed”, 10:00',
    '11-22T09:00 Starting soon: “Tajweed”, 10:00',
  ])
  expect(new Set(mails.map(({ to }) => to))).toEqual(new Set([teacherOne.email, studentOne.email]))
})

test.each([
  ['meet.test/tajweed', 'https://meet.test/tajweed', true],
  ['Room 4, first floor', 'Where: Room 4, first floor', false],
])('a class with the link %j shows %j in its reminder', async (link, shown, isLink) => {
  const { addClass, runUntil, mails } = await open()
  await addClass([{ days: '7', from: '10:00', to: '11:00' }], 'Tajweed', link)
  await runUntil(instant('11-21T10:00'))
  const [mail] = mails
  expect(mail?.text.split('\n')).toContain(shown)
  expect(mail?.html?.includes(`<a href="${shown}"`)).toBe(isLink)
})

test('several lessons of a day are in one mail, each once', async () => {
  const { addClass, runUntil, mails } = await open()
  await addClass(
    [
      { days: '7', from: '10:00', to: '10:30' },
      { days: '7', from: '18:00', to: '18:30' },
    ],
    'First',
  )
  await addClass([{ days: '7', from: '10:30', to: '11:00' }], 'Second')
  expect(await runUntil(instant('11-22T20:00'))).toEqual([
    '11-21T10:00 Your upcoming lessons',
    '11-22T09:00 Your lessons start soon',
    '11-22T17:00 Starting soon: “First”, 18:00',
  ])
  const titles = mails.map(({ text }) =>
    [...text.matchAll(/“(\w+)”\n[^\n]*?(\d\d:\d\d)/g)].map(([, a, b]) => `${a} ${b}`),
  )
  expect(titles).toEqual([
    ['First 10:00', 'Second 10:30', 'First 18:00'],
    ['First 10:00', 'Second 10:30'],
    ['First 18:00'],
  ])
})

test('a cancelled lesson gets no reminder, even if cancelled after the mail was enqueued', async () => {
  const { addClass, change, runJob, advanceClock, database, now, runJobs, mails } = await open()
  const { timingIds } = await addClass([
    { days: SATURDAY, from: '10:00', to: '11:00' },
    { days: SATURDAY, from: '12:00', to: '13:00' },
  ])
  const [first = 0, second = 0] = timingIds
  await change(first, '2026-11-21')
  const [mail] = await runJob()
  expect(mail?.text).toContain('12:00')
  expect(mail?.text).not.toContain('10:00')
  advanceClock(3 * HOUR)
  await recurringJobs.layReminders.run({ database, now: now(), timeZone: 'UTC' })
  await change(second, '2026-11-21')
  const before = mails.length
  await runJobs()
  expect(mails.length).toBe(before)
  const pendingJobs = await database.selectFrom('jobs').select('id').where('done_at', 'is', null).execute()
  expect(pendingJobs).toEqual([])
})

test('a lesson moved after its reminder gets another one with the new time, the old time and the reason', async () => {
  const { addClass, change, runJob, runUntil, mails } = await open()
  const { timingIds } = await addClass([{ days: SATURDAY, from: '09:00', to: '10:00' }])
  expect(await runJob()).toMatchObject([{ subject: 'Starting soon: “Tajweed”, 09:00' }])
  await change(timingIds[0] ?? 0, '2026-11-21', { day: '2026-11-22', from: '15:00', to: '16:00' })
  expect(await runUntil(instant('11-22T16:00'))).toEqual([
    '11-21T15:00 Upcoming lesson: “Tajweed”, Sunday 22 November, 15:00',
    '11-22T14:00 Starting soon: “Tajweed”, 15:00',
  ])
  expect(mails.at(-1)?.text).toContain(
    '“Tajweed”\nSunday 22 November, 15:00\nMoved from Saturday 21 November, 09:00.\nNote: We meet later\n\nJoin lesson:\nhttps://meet.test/tajweed',
  )
})

// proves X37
test('in the recipient’s quiet hours nothing is sent: reminders come after them or before they begin', async () => {
  const { addClass, choose, runUntil, studentOne } = await open()
  await choose(studentOne.token, { timeZone: 'Asia/Karachi', quietFrom: '22:00', quietTo: '07:00' })
  // 07:30, 06:30 and 08:30 in Karachi.
  await addClass([{ days: '1', from: '02:30', to: '03:00' }])
  await addClass([{ days: '2', from: '01:30', to: '02:00' }])
  await addClass([{ days: '3', from: '03:30', to: '04:00' }])
  expect(await runUntil(instant('11-25T05:00'))).toEqual([
    '11-22T02:30 Upcoming lesson: “Tajweed”, Monday 23 November, 07:30 (02:30 in UTC)',
    '11-23T02:00 Starting soon: “Tajweed”, 07:30 (02:30 in UTC)',
    '11-23T02:00 Upcoming lesson: “Tajweed”, Tuesday 24 November, 06:30 (01:30 in UTC)',
    '11-23T16:50 Starting soon: “Tajweed”, 06:30 (01:30 in UTC)',
    '11-24T03:30 Upcoming lesson: “Tajweed”, Wednesday 25 November, 08:30 (03:30 in UTC)',
    '11-25T02:30 Starting soon: “Tajweed”, 08:30 (03:30 in UTC)',
  ])
})

test('a late reminder is sent until the lesson begins, except to people who left or turned it off', async () => {
  const { addClass, runJob, advanceClock, database, studentOne, choose } = await open()
  await addClass([{ days: SATURDAY, from: '10:00', to: '11:00' }])
  advanceClock(2 * HOUR - 1)
  const set = async (status: 'active' | 'blocked') =>
    database.updateTable('accounts').set({ status }).where('id', '=', studentOne.accountId).execute()
  await set('blocked')
  expect(await runJob()).toEqual([])
  await set('active')
  await choose(studentOne.token, { hourBefore: false, dayBefore: false })
  expect(await runJob()).toEqual([])
  await choose(studentOne.token, { hourBefore: true })
  expect(await runJob()).toHaveLength(1)
  await database.deleteFrom('jobs').execute()
  advanceClock(1)
  expect(await runJob()).toEqual([])
  advanceClock(7 * 24 * HOUR - 30 * MINUTE)
  await database.deleteFrom('class_students').execute()
  expect(await runJob()).toEqual([])
})

// proves X36
test('two processes that run at the same time send nothing twice', async () => {
  const { addClass, runJob, database, now, mails } = await open()
  await addClass([
    { days: SATURDAY, from: '09:00', to: '10:00' },
    { days: SATURDAY, from: '09:30', to: '10:00' },
  ])
  const means = { database, now: now(), timeZone: 'UTC' }
  await Promise.all([1, 2, 3].map(() => recurringJobs.layReminders.run(means)))
  await runJob()
  expect(mails).toHaveLength(1)
})

test('reminders use the time zones of the school and of the recipient, across both clock changes', async () => {
  const { addClass, choose, runJob, advanceClock, now, database, studentOne } = await open()
  await setTimeZone(database, 'Asia/Karachi')
  await choose(studentOne.token, { timeZone: 'Europe/London', dayBefore: false })
  await addClass([{ days: '1,2,3,4,5,6,7', from: '20:30', to: '21:30' }])
  const reminderLineAt = async (text: string) => {
    advanceClock(Date.parse(text) - now())
    return (await runJob())[0]?.text.split('\n').find((line) => line.includes('Karachi'))
  }
  expect(await reminderLineAt('2027-03-27T14:30Z')).toBe('Saturday 27 March, 15:30 (20:30 in Karachi)')
  expect(await reminderLineAt('2027-03-28T14:30Z')).toBe('Sunday 28 March, 16:30 (20:30 in Karachi)')
  expect(await reminderLineAt('2027-10-30T14:30Z')).toBe('Saturday 30 October, 16:30 (20:30 in Karachi)')
  expect(await reminderLineAt('2027-10-31T14:30Z')).toBe('Sunday 31 October, 15:30 (20:30 in Karachi)')
})
