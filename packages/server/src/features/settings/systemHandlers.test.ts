import { expect, test } from 'vitest'
import { OperatorError } from '#lib/OperatorError.ts'
import { enqueueMail } from '#mail/enqueueMail.ts'
import { openTestSchool } from '#testing/openTestSchool.ts'
import { saveSystemFact } from './systemFacts.ts'

async function open(options: Parameters<typeof openTestSchool>[0] = {}) {
  const school = await openTestSchool(options)
  const { api, admin } = school
  const { token } = await admin()
  return {
    ...school,
    token,
    status: async () => (await api('getSchoolStatus', { token })).body,
    sendTest: () => api('sendTestEmail', { token, body: { email: 'salma@school.test' } }),
  }
}

test('getSchoolStatus returns version, sizes and the last backup', async () => {
  const { status, database, now } = await open()
  const before = await status()
  expect(before).toMatchObject({
    softwareVersion: '0.1.0',
    disk: { freeBytes: 40_000, totalBytes: 60_000 },
    lastBackup: null,
    mail: { isSetUp: true, queued: 0, failing: 0, lastGivenUp: null, lastTest: null },
  })
  expect(before.database.bytes).toBeGreaterThan(10_000)
  await saveSystemFact(database, 'last backup', { at: now() })
  await saveSystemFact(database, 'mail given up', { at: now() })
  const moment = new Date(now()).toISOString()
  expect(await status()).toMatchObject({ lastBackup: moment, mail: { lastGivenUp: moment } })
})

test('mails that are due and those that failed are counted, other jobs are not', async () => {
  const { status, database, now } = await open()
  const means = { database, now: now() }
  for (const to of ['a@school.test', 'b@school.test', 'c@school.test']) {
    await enqueueMail(means, 'applicationReceived', { to, language: null })
  }
  await enqueueMail({ ...means, runAt: now() + 60_000 }, 'reminderTest', { accountId: 1 })
  const other = { payload: '', run_at: now(), done_at: null }
  await database
    .insertInto('jobs')
    .values([
      { kind: 'note', key: null, ...other },
      { kind: 'layFees', key: 'repeats:layFees', ...other },
    ])
    .execute()
  const [first, second, third] = await database.selectFrom('jobs').select('id').orderBy('id').execute()
  // The first attempt is running, the second failed and will be retried, the third was killed during its second attempt.
  const update = (id: number, set: object) => database.updateTable('jobs').set(set).where('id', '=', id).execute()
  await update(first!.id, { tries: 1, claimed_until: now() + 1000 })
  await update(second!.id, { tries: 1, claimed_until: 0, run_at: now() + 60_000 })
  await update(third!.id, { tries: 2, claimed_until: now() + 1000 })
  expect((await status()).mail).toMatchObject({ queued: 3, failing: 2 })
})

test('a test email is sent at once, and its result is part of the state', async () => {
  const sent: unknown[] = []
  const { sendTest, status, now } = await open({
    sendTestMail: async (_, to, language) => sent.push([to, language]),
  })
  expect((await sendTest()).body.message).toBe('Test email sent to salma@school.test')
  expect(sent).toEqual([['salma@school.test', undefined]])
  const { mail, gettingStarted } = await status()
  expect(mail.lastTest).toEqual({ at: new Date(now()).toISOString(), isSent: true })
  expect(gettingStarted.done).toContain('mail')
})

test('a test email that can’t be sent returns the reason', async () => {
  const { sendTest, status } = await open({
    sendTestMail: () => Promise.reject(new OperatorError('The mail server can’t be found by its name.')),
  })
  const { status: code, body } = await sendTest()
  expect([code, body.error]).toEqual([
    422,
    'The test email couldn’t be sent: The mail server can’t be found by its name.',
  ])
  const { mail, gettingStarted } = await status()
  expect(mail.lastTest).toMatchObject({ isSent: false })
  expect(gettingStarted.done).not.toContain('mail')
})

test('without a mail server the test email is a file, and the step stays open', async () => {
  const { sendTest, status } = await open({ sendsMails: false })
  expect((await sendTest()).body.message).toMatch(/saved as a file on the server\.$/)
  const { mail, gettingStarted } = await status()
  expect([mail.isSetUp, gettingStarted.done]).toEqual([false, []])
})

test('emails are limited', async () => {
  const { sendTest } = await open()
  for (let tries = 0; tries < 10; tries += 1) expect((await sendTest()).status).toBe(200)
  expect((await sendTest()).status).toBe(429)
})

test('the first steps are done once each thing exists, and can be hidden and shown', async () => {
  const { api, token, status, teacher, student, course, database } = await open()
  const done = async () => (await status()).gettingStarted.done
  await teacher('pending')
  expect(await done()).toEqual([])
  const instructions = { domestic: '', international: '' }
  const settings = { name: 'Maktab', currency: 'PKR', timeZone: 'Asia/Karachi', paymentInstructions: instructions }
  await api('saveSettings', { token, body: settings })
  expect(await done()).toEqual(['currency', 'timeZone'])
  const named = {
    ...settings,
    name: 'Noor Academy',
    paymentInstructions: { ...instructions, domestic: 'At the office' },
  }
  await api('saveSettings', { token, body: named })
  await teacher()
  await student()
  const id = await course()
  expect(await done()).toEqual(['name', 'currency', 'timeZone', 'payment', 'course', 'teacher', 'student'])
  await database.updateTable('courses').set({ archived_at: 1 }).where('id', '=', id).execute()
  expect(await done()).not.toContain('course')

  for (const isHidden of [true, false]) {
    await api('hideGettingStarted', { token, body: { isHidden } })
    expect((await status()).gettingStarted.isHidden).toBe(isHidden)
  }
})
