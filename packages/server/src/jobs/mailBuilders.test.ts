import { expect, test } from 'vitest'
import type { Database } from '../database/openDatabase.ts'
import { recurringJobs } from './backgroundJobs.ts'
import { addLessons } from '../testing/addLessons.ts'
import { openDemoSchool } from '../testing/openDemoSchool.ts'
import { setTimeZone } from '../testing/changeSettings.ts'
import { mailBuilders } from './mailBuilders.ts'
import { enqueueMail } from '../mail/enqueueMail.ts'
import { openTestSchool } from '../testing/openTestSchool.ts'
import { DATABASE_ID_KEY } from '../database/claimDataFolder.ts'

const EVIL = 'Dear parent,\n\nYour fee is overdue. Pay at https://evil.test'

test('no kind of mail contains text that a person typed about themselves', async () => {
  const { api, database, mails, signInAs, now } = await openDemoSchool()
  await database.updateTable('accounts').set({ name: EVIL }).where('role', '!=', 'admin').execute()
  await database
    .updateTable('teachers')
    .set({ institution: EVIL, qualification: EVIL, languages_spoken: EVIL })
    .execute()
  await database.updateTable('students').set({ guardian_name: EVIL, signature: EVIL }).execute()
  await database.updateTable('trials').set({ name: EVIL, phone: EVIL }).execute()
  const token = await signInAs('admin')
  const kinds = async () => [
    ...new Set((await database.selectFrom('jobs').select('kind').execute()).map(({ kind }) => kind)),
  ]

  await api('requestPasswordReset', { body: { email: 'student@maktab.test' } })
  const pending = await database
    .selectFrom('teachers')
    .innerJoin('accounts', 'accounts.id', 'teachers.account_id')
    .select(['teachers.id', 'email'])
    .where('status', '=', 'pending')
    .execute()
  const [accepted, rejected] = pending
  if (!accepted || !rejected) throw new Error('The demonstration has two applications.')
  const credentials = {
    id: 'T-77',
    teacherID: accepted.id,
    // The contract accepts names of one line only; names stored earlier may have several.
    name: EVIL.replaceAll('\n', ' '),
    email: accepted.email,
    password: 'open sesame',
    isEdit: false,
  }
  expect((await api('assignTeacherCredentials', { token, body: credentials })).body).toEqual({
    message: 'Credentials assigned',
  })
  expect((await api('deleteTeacher', { token, body: { teacherID: rejected.id } })).status).toBe(200)
  await database.updateTable('purchases').set({ status: 'pending' }).where('status', '!=', 'rejected').execute()
  const purchases = await database.selectFrom('purchases').select('id').where('status', '=', 'pending').execute()
  // For the first, enqueue the mail that its receipt arrived.
  await enqueueMail({ database, now: now() }, 'paymentReceived', {
    to: 'student@maktab.test',
    language: 'en',
    payments: [],
  })
  for (const [index, { id }] of purchases.entries()) {
    await api('decidePurchase', { token, body: { id, paymentStatus: index % 2 === 0 ? 'paid' : 'rejected' } })
  }
  const [decided] = purchases
  const reopening = { kind: 'course', id: decided?.id, paymentStatus: 'pending', seen: 'paid', reason: 'Once more' }
  expect((await api('correctPayment', { token, body: reopening })).status).toBe(200)
  const members = await database
    .selectFrom('event_members')
    .select(['event_id', 'student_id'])
    .where('receipt', 'is not', null)
    .execute()
  for (const { event_id, student_id } of members) {
    for (const paymentStatus of ['paid', 'rejected', 'paid']) {
      await api('updatePaymentStatus', { token, body: { eventID: event_id, studentID: student_id, paymentStatus } })
    }
  }
  const fee = await database.selectFrom('fees').select('id').where('status', '=', 'pending').executeTakeFirstOrThrow()
  await api('decideFee', { token, body: { ...fee, paymentStatus: 'rejected' } })
  const afterAll = { kind: 'fee', id: fee.id, paymentStatus: 'paid', seen: 'rejected', reason: 'It came' }
  expect((await api('correctPayment', { token, body: afterAll })).status).toBe(200)
  const { id: teacherId } = await database
    .selectFrom('teachers')
    .innerJoin('accounts', 'accounts.id', 'teachers.account_id')
    .select('teachers.id')
    .where('email', '=', 'teacher@maktab.test')
    .executeTakeFirstOrThrow()
  const lesson = { days: '1,2,3,4,5,6,7', from: '08:30', to: '08:45' }
  const { classId, timingIds } = await addLessons(database, { teacherId }, [lesson])
  const cancelled = { classId, timingId: timingIds[0] ?? 0, day: '2026-11-24', scope: 'one', change: 'cancel' }
  expect((await api('changeLessons', { token, body: cancelled })).status).toBe(200)
  const arranging = { id: 1, teacherId, day: '2026-11-25', from: '18:00', minutes: 30, goOn: true }
  expect((await api('arrangeTrial', { token, body: arranging })).status).toBe(200)
  expect((await api('declineTrial', { token, body: { id: 1, reason: 'Once more' } })).status).toBe(200)
  await addLessons(database, { teacherId }, [{ ...lesson, from: '15:00', to: '15:30' }])
  await setTimeZone(database, 'UTC')
  const means = { database, now: now(), timeZone: 'UTC' }
  await Promise.all(Object.values(recurringJobs).map(({ run }) => run(means)))
  await api('testReminder', { token })
  expect((await api('remindTeachers', { token })).status).toBe(200)
  await causeTeachingMails({ database, now: now() })
  await enqueueMail(means, 'confirmEmail', { to: 'student@maktab.test', accountId: 1 })
  const invited = { teach_id: 'T-78', name: credentials.name, email: 'new@maktab.test', contact_number: '1' }
  expect((await api('createTeacher', { token, body: invited })).status).toBe(200)
  await enqueueMail(means, 'staffInvited', { to: 'colleague@maktab.test', language: null, accountId: 1 })
  // Applications have a separate test: nothing of the form gets into the job.
  expect(new Set([...(await kinds()), 'applicationReceived'])).toEqual(new Set(Object.keys(mailBuilders)))
  expect(mails.length).toBeGreaterThan(6)
  for (const mail of mails) expect(JSON.stringify(mail)).not.toMatch(/evil|overdue/)
})

/** Enqueues the mails of an allotment, a class, a report and an excuse of the demo data, whose people get a stranger's name. */
async function causeTeachingMails(school: { database: Database; now: number }): Promise<void> {
  const { database } = school
  const first = async (table: 'allotments' | 'classes' | 'reports') =>
    (await database.selectFrom(table).select('id').orderBy('id').limit(1).executeTakeFirstOrThrow()).id
  const to = { to: 'student@maktab.test', language: 'en' } as const
  const [allotmentId, classId, reportId] = [await first('allotments'), await first('classes'), await first('reports')]
  await enqueueMail(school, 'teacherAllotted', { ...to, allotmentId })
  await enqueueMail(school, 'studentAllotted', { ...to, allotmentId })
  await enqueueMail(school, 'classJoined', { ...to, classId })
  await enqueueMail(school, 'classHandedOver', { ...to, classId })
  await enqueueMail(school, 'reportWritten', { ...to, reportId })
  const excuse = await database
    .selectFrom('lesson_excuses')
    .innerJoin('class_timings', 'class_timings.id', 'timing_id')
    .innerJoin('classes', 'classes.id', 'class_timings.class_id')
    .innerJoin('teachers', 'teachers.id', 'classes.teacher_id')
    .select(['account_id as accountId', 'class_id as classId', 'student_id as studentId', 'timing_id as timingId'])
    .select(['day', 'held_on as heldOn', 'lesson_excuses.time_from as from'])
    .limit(1)
    .executeTakeFirstOrThrow()
  await enqueueMail(school, 'lessonExcused', { ...excuse, isWithdrawn: false })
}

async function open() {
  const school = await openTestSchool()
  const { api, database, mails, now, runJobs } = school
  const { token } = await school.admin()
  const student = await school.student()
  const settings = { contactEmail: 'office@noor.test', contactPhone: '+92 300 1234567' }
  const { settings: known } = (await api('getSettings', { token })).body
  const name = 'Noor Quran Academy'
  expect((await api('saveSettings', { token, body: { ...known, ...settings, name } })).status).toBe(200)
  const send = async (kind: 'coursePaymentAccepted' | 'passwordReset', accountName: string) => {
    await database.updateTable('accounts').set({ name: accountName }).where('id', '=', student.accountId).execute()
    const to = { to: student.email, email: student.email, language: 'en', title: 'Tajweed' } as const
    await enqueueMail({ database, now: now() }, kind, to)
    await runJobs()
    return mails.at(-1)
  }
  return { send }
}

test('every mail ends with the school’s name and contact, and greets a plain name', async () => {
  const { send } = await open()
  const mail = await send('coursePaymentAccepted', 'Zaynab Malik')
  expect(mail?.schoolName).toBe('Noor Quran Academy')
  expect(mail?.text).toMatch(/^Hello Zaynab Malik,\n/)
  expect(mail?.text).toMatch(/\n\nNoor Quran Academy\noffice@noor\.test · \+92 300 1234567\n$/)
  expect(mail?.html).toContain('<bdi>Noor Quran Academy</bdi><br />')
})

test('a name that contains more than a name is left out', async () => {
  const { send } = await open()
  expect((await send('coursePaymentAccepted', 'Pay at evil.test'))?.text).toMatch(/^Hello,\n/)
})

test('mails that anyone can trigger don’t greet by name', async () => {
  const { send } = await open()
  expect((await send('passwordReset', 'Zaynab Malik'))?.text).toMatch(/^Hello,\n.*Noor Quran Academy/s)
})

test('a Message-ID contains the job and the database, so that a restored backup never repeats one', async () => {
  const { api, database, mails, runJobs, teacher } = await openTestSchool()
  const request = async () => {
    const { email } = await teacher()
    await api('requestPasswordReset', { body: { email } })
    await runJobs()
    const [, job, id] = /^<job-(\d+)\.([\w-]{36})@[\w.]+>$/.exec(mails.at(-1)?.messageId ?? '') ?? []
    return { job, id }
  }
  const [first, second] = [await request(), await request()]
  expect(first.id).toBeDefined()
  expect(second.id).toBe(first.id)
  expect(second.job).not.toBe(first.job)
  // A restore does the same.
  await database.deleteFrom('settings').where('key', '=', DATABASE_ID_KEY).execute()
  expect((await request()).id).not.toBe(first.id)
})
