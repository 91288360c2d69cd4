import { requests } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { DAY_MILLISECONDS } from '#database/quotas.ts'
import { createForm } from '#testing/formData.ts'
import { openTrialTestSchool } from '#testing/openTrialTestSchool.ts'
import { scheduleLessonReminders } from '../reminders/scheduleLessonReminders.ts'
import { removeOldTrials, TRIAL_RETENTION } from './trialStorage.ts'

const HOUR = 60 * 60_000

async function open() {
  const school = await openTrialTestSchool()
  const secret = await school.request()
  const [trial] = await school.list()
  const { name, password, guardian_name, contact_number, signature } = requests.registerStudent.withoutCourses.body
  const person = { name, password, guardian_name, contact_number, signature }
  const register = (email: string) =>
    school.api('registerStudent', { body: createForm({ ...person, email, trial: secret }) })
  return { ...school, secret, id: trial?.id ?? 0, register }
}

test('a registration with the private link is linked to the trial lesson, the first one only', async () => {
  const { database, register, read, secret, list } = await open()
  expect((await register('first@school.test')).status).toBe(200)
  expect((await read(secret)).body.trial.isRegistered).toBe(true)
  const [{ studentId } = { studentId: null }] = await list()
  const { email } = await database
    .selectFrom('students')
    .innerJoin('accounts', 'accounts.id', 'students.account_id')
    .select('email')
    .where('students.id', '=', studentId ?? 0)
    .executeTakeFirstOrThrow()
  expect(email).toBe('first@school.test')
  await register('second@school.test')
  expect((await list())[0]?.studentId).toBe(studentId)
})

test('erasing the student deletes the trial lesson', async () => {
  const { api, admin, register, list, read, secret } = await open()
  await register('first@school.test')
  const [trial] = await list()
  expect((await api('eraseStudent', { token: admin.token, params: { id: trial?.studentId ?? 0 } })).status).toBe(200)
  expect(await list()).toEqual([])
  expect((await read(secret)).status).toBe(404)
})

test.each(['deleteTeacher', 'eraseTeacher'] as const)('%s returns a coming trial lesson to the inbox', async (call) => {
  const { api, admin, id, teacher, arrange, list } = await open()
  const made = await teacher()
  await arrange(id, made.id)
  const request = { token: admin.token, body: { teacherID: made.id }, params: { id: made.id } }
  expect((await api(call, request)).status).toBe(200)
  expect(await list()).toMatchObject([{ status: 'requested', lesson: null }])
  expect((await api('listWaiting', { token: admin.token })).body.counts.trial).toBe(1)
})

test('trial lessons are deleted a year after the request, with the reasons in the history', async () => {
  const { api, admin, id, database, now, list } = await open()
  await api('declineTrial', { token: admin.token, body: { id, reason: 'Zoya is too young.' } })
  expect(await removeOldTrials(database, now() + TRIAL_RETENTION - 1)).toBe(0)
  expect(await removeOldTrials(database, now() + TRIAL_RETENTION)).toBe(1)
  expect(await list()).toEqual([])
  const { acts } = (await api('listActs', { token: admin.token })).body
  expect(acts).toMatchObject([{ kind: 'declineTrial', record: { name: '' }, reason: null }])
})

test('the teacher is reminded of the trial lesson by mail', async () => {
  const { database, id, teacher, arrange, mails, runJobs, advanceClock, now } = await open()
  const made = await teacher()
  await arrange(id, made.id, { link: 'https://meet.test/zoya' })
  mails.length = 0
  // An hour before the lesson.
  advanceClock(2 * DAY_MILLISECONDS + 7 * HOUR + HOUR / 2)
  await scheduleLessonReminders({ database, now: now(), timeZone: 'UTC' })
  await runJobs()
  expect(mails.map(({ to }) => to)).toEqual([made.email])
  expect(mails[0]?.text).toContain('Trial lesson: Zoya Iqbal')
  expect(mails[0]?.text).toContain('https://meet.test/zoya')
})
