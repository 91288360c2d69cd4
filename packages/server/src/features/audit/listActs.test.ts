import { expect, test } from 'vitest'
import { type TestSchool, openTestSchool } from '#testing/openTestSchool.ts'

const REASON = 'The receipt can’t be read.'

async function open() {
  const school = await openTestSchool()
  const [salma, yusuf] = [
    await school.admin(),
    await school.account('admin', { name: 'Yusuf', email: 'y@school.test' }),
  ]
  const list = async (query: Record<string, string> = {}) =>
    (await school.api('listActs', { token: salma.token, query })).body.acts
  const block = (teacherID: number, status: string, reason?: string, { token } = salma) =>
    school.api('blockTeacher', { token, body: { teacherID, status, ...(reason && { reason }) } })
  return { ...school, salma, yusuf, list, block }
}

// proves X60
test('listActs returns actor, subject, time and reason, newest first', async () => {
  const { api, teacher, course, salma, yusuf, list, block, advanceClock, now } = await open()
  const [amina, bilal, courseId] = [await teacher(), await teacher(), await course()]
  await block(amina.id, 'active', '  Two classes without word.  ')
  const at = new Date(now()).toISOString()
  advanceClock(60_000)
  await block(amina.id, 'blocked', undefined, yusuf)
  await api('assignCourse', { token: salma.token, body: { teacherID: amina.id, courseID: courseId } })
  // It is assigned already, so nothing is decided.
  await api('assignCourse', { token: salma.token, body: { teacherID: amina.id, courseID: courseId } })
  await block(bilal.id, 'active')
  await api('deleteCourse', { token: salma.token, params: { courseId } })

  const you = { name: 'Salma', isYou: true }
  const { name } = (await list({ recordKind: 'teacher', recordId: `${amina.id}` }))[0]?.record ?? {}
  const record = { kind: 'teacher', id: amina.id, name }
  expect(name).toMatch(/^Teacher \d/)
  const none = { studentId: null, teacherId: amina.id, eventId: null, what: null, day: null, reason: null }
  expect(await list({ recordKind: 'teacher', recordId: `${amina.id}` })).toEqual([
    { ...none, id: 3, at: expect.any(String) as string, kind: 'assignCourse', who: you, record, what: 'Tajweed' },
    {
      ...none,
      id: 2,
      at: new Date(now()).toISOString(),
      kind: 'letTeacherIn',
      who: { name: 'Yusuf', isYou: false },
      record,
    },
    { ...none, id: 1, at, kind: 'blockTeacher', who: you, record, reason: 'Two classes without word.' },
  ])
  expect((await list()).map(({ id }) => id)).toEqual([5, 4, 3, 2, 1])
  expect((await list({ recordKind: 'course' })).map((act) => act.record)).toEqual([
    { kind: 'course', id: courseId, name: 'Tajweed' },
  ])
  const pages = [await list({ limit: '2' }), await list({ limit: '2', before: '4' }), await list({ before: '2' })]
  expect(pages.map((page) => page.map(({ id }) => id))).toEqual([[5, 4], [3, 2], [1]])
})

test('listActs rejects an id without a kind, and a limit above one hundred', async () => {
  const { api, salma } = await open()
  const rejected = async (query: Record<string, string>) =>
    (await api('listActs', { token: salma.token, query })).status
  expect([await rejected({ recordId: '1' }), await rejected({ limit: '101' })]).toEqual([422, 422])
})

async function openWithPayments(of: Awaited<ReturnType<typeof open>>) {
  const { database, student, course, now } = of
  const [zaynab, courseId] = [await student(), await course()]
  const paid = { student_id: zaynab.id, receipt: 'receipt-of-a-test.webp', method: 'bank', decided_at: null }
  const { id } = await database
    .insertInto('purchases')
    .values({ ...paid, course_id: courseId, status: 'pending', created_at: now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  const event = await database
    .insertInto('events')
    .values({ title: 'Evening', description: '', price: 5, time: '2026-12-01T10:00', link: null, archived_at: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  await database
    .insertInto('event_members')
    .values({ ...paid, event_id: event.id, payment_status: 'pending', is_member: 0, toggled_at: null, sent_at: now() })
    .execute()
  return { zaynab, purchase: id, eventId: event.id }
}

const speak = ({ database }: TestSchool, language: 'en' | 'ur' | 'ar', id: number) =>
  database.updateTable('accounts').set({ language }).where('id', '=', id).execute()

// proves X62
test('with the inbox filter listActs returns only decisions about inbox items', async () => {
  const school = await open()
  const { api, salma, teacher, list, block, database } = school
  const { zaynab, purchase, eventId } = await openWithPayments(school)
  const token = salma.token
  await block((await teacher()).id, 'active')
  await api('decidePurchase', { token, body: { id: purchase, paymentStatus: 'rejected', reason: REASON } })
  const paid = { studentID: zaynab.id, eventID: eventId }
  await api('updatePaymentStatus', { token, body: { ...paid, paymentStatus: 'paid' } })
  await api('assignStudentId', { token, body: { id: zaynab.id, studentID: 'STD-77' } })
  const applicant = await teacher('pending')
  await api('deleteTeacher', { token, body: { teacherID: applicant.id } })
  const listed = async () =>
    (await list({ of: 'inbox' })).map((act) => [act.kind, act.studentId, act.teacherId, act.eventId, act.reason])
  expect(await listed()).toEqual([
    ['refuseTeacher', null, null, null, null],
    ['giveId', zaynab.id, null, null, null],
    ['approvePayment', zaynab.id, null, eventId, null],
    ['rejectPayment', zaynab.id, null, null, REASON],
  ])
  expect((await list({ of: 'inbox', limit: '1', before: '3' })).map(({ kind }) => kind)).toEqual(['rejectPayment'])
  await database.updateTable('events').set({ archived_at: 1 }).where('id', '=', eventId).execute()
  await api('deleteStudent', { token, params: { id: zaynab.id } })
  expect((await listed()).flatMap((ids) => ids.slice(1, 4))).toEqual(Array(12).fill(null))
})

// proves X60
test('the reason for a rejected payment is in the mail in each language, and in the student’s billing', async () => {
  const school = await open()
  const { api, salma, mails, list } = school
  const { zaynab, purchase, eventId } = await openWithPayments(school)
  const decide = (paymentStatus: string, reason?: string) =>
    api('updatePaymentStatus', {
      token: salma.token,
      body: { studentID: zaynab.id, eventID: eventId, paymentStatus, ...(reason && { reason }) },
    })
  const reasons = async () =>
    (await api('listStudentBilling', { token: zaynab.token })).body.billing.map(({ reason }) => reason)
  const body = { id: purchase, paymentStatus: 'rejected', reason: REASON }
  await api('decidePurchase', { token: salma.token, body })
  for (const language of ['en', 'ur', 'ar'] as const) {
    await speak(school, language, zaynab.accountId)
    await decide('rejected', REASON)
    await decide('pending')
  }
  expect(mails.map(({ text }) => text.split('\n').find((line) => line.includes(REASON)))).toEqual([
    `Reason: ${REASON}`,
    `Reason: ${REASON}`,
    `وجہ: ${REASON}`,
    `السبب: ${REASON}`,
  ])
  expect(await reasons()).toEqual([REASON, null])
  await decide('rejected', REASON)
  expect(await reasons()).toEqual([REASON, REASON])
  await decide('pending')
  await decide('rejected')
  // The last decision had no reason.
  expect(await reasons()).toEqual([REASON, null])
  expect(mails.at(-1)?.text).not.toContain('Reason')
  // Repeating the same decision records nothing.
  const { length } = await list()
  await decide('rejected', REASON)
  expect(await list()).toHaveLength(length)
})

// proves X60
test('an erased person’s name appears in no decision, neither as subject nor in the reason', async () => {
  const { api, teacher, database, salma, list, block } = await open()
  const amina = await teacher()
  await database.updateTable('accounts').set({ name: 'Amina Yusuf' }).where('id', '=', amina.accountId).execute()
  await block(amina.id, 'active', 'Amina didn’t come.')
  await api('eraseTeacher', { token: salma.token, params: { id: amina.id } })
  const acts = await list({ recordKind: 'teacher', recordId: `${amina.id}` })
  expect(acts.map(({ kind, reason }) => [kind, reason])).toEqual([
    ['erase', null],
    ['blockTeacher', '… didn’t come.'],
  ])
  expect(JSON.stringify(acts)).not.toMatch(/amina/i)
})
