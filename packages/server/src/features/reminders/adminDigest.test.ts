import { expect, test } from 'vitest'
import { recurringJobs } from '#jobs/backgroundJobs.ts'
import { addFees } from '#testing/openPaymentTestSchool.ts'
import { openTestSchool } from '#testing/openTestSchool.ts'
import type { ReminderPreferences } from './readReminderPreferences.ts'

const MINUTE = 60_000

async function open() {
  const school = await openTestSchool()
  const { database, now, api, mails, advanceClock } = school
  const [salma, hafsa] = [await school.admin(), await school.admin()]
  const runJob = async () => {
    const before = mails.length
    await recurringJobs.layDigests.run({ database, now: now(), timeZone: 'Asia/Karachi' })
    await school.runJobs()
    return mails.slice(before)
  }
  const runUntil = async (end: string) => {
    const sent: string[] = []
    while (now() < Date.parse(end)) {
      advanceClock(15 * MINUTE)
      for (const { to } of await runJob())
        sent.push(`${new Date(now()).toISOString().slice(5, 16)} ${to === salma.email ? 'Salma' : 'Hafsa'}`)
    }
    return sent
  }
  const choose = async (token: string, some: Partial<ReminderPreferences>) => {
    const { reminders } = (await api('getReminders', { token })).body
    expect((await api('saveReminders', { token, body: { ...reminders, ...some } })).status).toBe(200)
  }
  return { ...school, salma, hafsa, runJob, runUntil, choose }
}

test('the digest of an administrator with a part of the office counts only items of that part', async () => {
  const { database, salma, hafsa, runUntil, teacher, student, course, mails } = await open()
  const setPart = (accountId: number, part: 'payments' | 'teaching') =>
    database.updateTable('accounts').set({ part }).where('id', '=', accountId).execute()
  await setPart(salma.accountId, 'payments')
  await setPart(hafsa.accountId, 'teaching')
  await teacher('pending')
  expect(await runUntil('2026-11-22T03:00Z')).toEqual(['11-22T02:00 Hafsa'])
  const purchase = { student_id: (await student()).id, course_id: await course(), price: 5, receipt: 'x', method: 'x' }
  await database
    .insertInto('purchases')
    .values({ ...purchase, created_at: 0, status: 'pending', decided_at: null })
    .execute()
  await runUntil('2026-11-23T03:00Z')
  const subjectsFor = (email: string) => mails.filter(({ to }) => to === email).map(({ text }) => text)
  expect([subjectsFor(salma.email).length, subjectsFor(hafsa.email).length]).toEqual([1, 2])
  expect(subjectsFor(salma.email)[0]).not.toMatch(/application/i)
  expect(subjectsFor(hafsa.email)[1]).not.toMatch(/payment/i)
})

// proves X38
test('administrators get a digest once a day at seven in their time zone, or when their quiet hours end', async () => {
  const { salma, hafsa, choose, runUntil, teacher, student, course, database, mails, now } = await open()
  const { id: studentId } = await student()
  await teacher('pending')
  await teacher('active')
  for (const status of ['pending', 'pending', 'paid', 'rejected'] as const) {
    const purchase = { student_id: studentId, course_id: await course(), price: 5, receipt: 'x', method: 'x' }
    await database
      .insertInto('purchases')
      .values({ ...purchase, created_at: 0, status, decided_at: null })
      .execute()
  }
  await addFees({ database, now }, { studentId, courseId: await course(), months: ['2026-12'] })
  await database.updateTable('fees').set({ status: 'pending' }).execute()
  // Seven in Karachi is 02:00 UTC; in London quiet hours end at 09:30.
  await choose(salma.token, { quietFrom: null })
  await choose(hafsa.token, { timeZone: 'Europe/London', quietFrom: '23:00', quietTo: '09:30', language: 'ur' })
  expect(await runUntil('2026-11-23T12:00Z')).toEqual([
    '11-21T09:30 Hafsa',
    '11-22T02:00 Salma',
    '11-22T09:30 Hafsa',
    '11-23T02:00 Salma',
    '11-23T09:30 Hafsa',
  ])
  expect(mails.find(({ to }) => to === salma.email)?.text).toBe(
    'Hello Salma,\n\nNeeds your attention:\n\nTeacher applications: 1\nCourse payments: 2\nFee payments: 1\n\nOpen inbox:\nhttp://school.test/admin/inbox\n\nManage reminders:\nhttp://school.test/admin/reminders\n\nMaktab\n',
  )
  expect(mails.find(({ to }) => to === salma.email)?.subject).toBe('Daily summary: 4 pending')
  expect(mails.find(({ to }) => to === hafsa.email)?.text).toContain('کورسز کی ادائیگیاں: 2')
})

test('no digest is sent if nothing is pending or the administrator turned it off', async () => {
  const { salma, hafsa, choose, runUntil, teacher } = await open()
  await choose(salma.token, { digest: false })
  await choose(hafsa.token, { timeZone: 'America/New_York' })
  expect(await runUntil('2026-11-22T09:00Z')).toEqual([])
  await teacher('pending')
  expect(await runUntil('2026-11-23T11:00Z')).toEqual(['11-22T12:00 Hafsa'])
})
