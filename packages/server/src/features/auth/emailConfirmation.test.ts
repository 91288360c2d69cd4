import { type OperationId, calls } from '@maktab/contract/calls'
import { expect, test } from 'vitest'
import { openTestSchool, PASSWORD } from '#testing/openTestSchool.ts'
import { createForm } from '#testing/formData.ts'

const DAY = 24 * 60 * 60_000
const UNCONFIRMED = /^Confirm your email first\./
const settings = {
  name: 'Maktab',
  currency: 'USD',
  timeZone: 'UTC',
  paymentInstructions: { domestic: '', international: '' },
  confirmsEmails: true,
}
const email = 'zaynab@school.test'
const person = {
  name: 'Zaynab Malik',
  guardian_name: 'Imran Malik',
  email: 'Zaynab@School.test',
  password: PASSWORD,
  contact_number: '+44 20 5550200',
  signature: 'Zaynab',
}
const linkIn = (text = '') => /\/confirm-email\/(\S+)/.exec(text)?.[1] ?? ''

/** A school that requires confirmed emails, with a newly registered student. */
async function open() {
  const school = await openTestSchool()
  const { api, mails } = school
  const admin = (await school.admin()).token
  expect((await api('saveSettings', { token: admin, body: settings })).status).toBe(200)
  await api('registerStudent', { body: createForm(person), language: 'ur' })
  const signedIn = await api('signIn', { body: { email, password: PASSWORD } })
  const token = signedIn.body.token
  const read = async () => (await api('listPolicies', { token })).status
  const confirm = (link: string) => api('confirmEmail', { body: { token: link } })
  return { ...school, admin, token, signedIn, read, confirm, newestLink: () => linkIn(mails.at(-1)?.text) }
}

// proves X167
test('a new student gets a confirmation link in their language, and has no access before using it', async () => {
  const { api, database, mails, token, signedIn, read, confirm, newestLink } = await open()
  expect(mails).toMatchObject([{ to: email, subject: 'اپنی ای میل کی تصدیق کریں' }])
  expect(signedIn.body).toMatchObject({ status: 'allowed', emailConfirmed: false })
  expect((await api('getCurrentUser', { token })).body.user).toMatchObject({ email, emailConfirmed: false })
  const rejected = await api('listPolicies', { token, language: 'ur' })
  expect(rejected).toMatchObject({ status: 403, body: { error: expect.stringMatching(UNCONFIRMED) } })
  expect(rejected.body.message).toMatch(/تصدیق/)

  const link = newestLink()
  expect(JSON.stringify(await database.selectFrom('email_tokens').selectAll().execute())).not.toContain(link)
  expect(await confirm(link)).toMatchObject({ status: 200, body: { message: 'Your email is confirmed.' } })
  expect(await read()).toBe(200)
  expect((await api('getCurrentUser', { token })).body.user.emailConfirmed).toBe(true)
  const repeated = await confirm(link)
  expect(repeated).toMatchObject({
    status: 422,
    body: { error: expect.stringMatching(/^This email is already confirmed/) },
  })
})

// proves X167
test('before confirmation only three student operations respond, with the account only', async () => {
  const { api, token } = await open()
  const ofStudents = (Object.keys(calls) as OperationId[]).filter((id) => calls[id].roles.includes('student'))
  const params = { classId: 1, courseId: 1, eventId: 1, studentId: 1, id: 1 }
  const answering: OperationId[] = []
  for (const id of ofStudents.filter((one) => one !== 'signOut')) {
    const { status, body } = await api(id, { token, params })
    const isUnconfirmed = status === 403 && typeof body.error === 'string' && UNCONFIRMED.test(body.error)
    if (!isUnconfirmed) answering.push(id)
  }
  expect(answering.toSorted()).toEqual(['getCurrentUser', 'sendConfirmation'])
  expect(ofStudents.length).toBeGreaterThan(20)
})

// proves X168
test('a confirmation link is valid for two days and for one account', async () => {
  const { api, admin, advanceClock, read, confirm, newestLink } = await open()
  const link = newestLink()
  advanceClock(2 * DAY)
  expect((await confirm(link)).body.error).toMatch(/^This link has expired\. Request a new one\./)
  expect((await confirm('a guess')).body.error).toMatch(/^This link has expired\. Request a new one\./)
  const { token } = (await api('signIn', { body: { email, password: PASSWORD } })).body
  await api('sendConfirmation', { token })
  advanceClock(2 * DAY - 1)
  expect((await confirm(newestLink())).status).toBe(200)
  expect(await read()).toBe(401)
  expect((await api('listStudents', { token: admin })).status).toBe(401)
})

test('the link can be resent twice within a quarter of an hour, and after confirmation no mail is sent', async () => {
  const { api, token, mails, advanceClock, confirm, newestLink } = await open()
  const resend = async () => (await api('sendConfirmation', { token })).status
  expect([await resend(), await resend(), await resend()]).toEqual([200, 200, 429])
  expect(mails).toHaveLength(3)
  advanceClock(15 * 60_000 + 1)
  await confirm(newestLink())
  expect(await resend()).toBe(200)
  expect(mails).toHaveLength(3)
})

// proves X169
test('an administrator sees unconfirmed students and can confirm them once, which is recorded', async () => {
  const { api, admin, read, confirm, newestLink } = await open()
  const readStudent = async () => (await api('listStudents', { token: admin })).body.students[0]
  expect(await readStudent()).toMatchObject({ email, emailConfirmed: false })
  const byHand = () => api('confirmStudentEmail', { token: admin, params: { id: 1 } })
  expect([(await byHand()).status, (await byHand()).status]).toEqual([200, 200])
  expect(await readStudent()).not.toHaveProperty('emailConfirmed')
  expect(await read()).toBe(200)
  const { acts } = (await api('listActs', { token: admin, query: { recordKind: 'student', recordId: '1' } })).body
  expect(acts.map(({ kind }) => kind)).toEqual(['confirmEmail'])
  expect((await confirm(newestLink())).status).toBe(422)
  expect((await api('confirmStudentEmail', { token: admin, params: { id: 7 } })).status).toBe(404)
})

test('setting a new password by mail confirms the email', async () => {
  const { api, mails } = await open()
  await api('requestPasswordReset', { body: { email } })
  const reset = /\/reset-password\/([^/]+)\//.exec(mails.at(-1)?.text ?? '')?.[1] ?? ''
  const password = 'another good one'
  expect((await api('resetPassword', { body: { token: reset, email, password } })).status).toBe(200)
  const { token, emailConfirmed } = (await api('signIn', { body: { email, password } })).body
  expect(emailConfirmed).toBe(true)
  expect((await api('listPolicies', { token })).status).toBe(200)
})

test('when a school turns confirmation off, unconfirmed accounts are let in', async () => {
  const { api, admin, read } = await open()
  await api('saveSettings', { token: admin, body: settings })
  expect(await read()).toBe(403)
  const { confirmsEmails: _confirmsEmails, ...withoutSwitch } = settings
  await api('saveSettings', { token: admin, body: withoutSwitch })
  expect(await read()).toBe(403)
  await api('saveSettings', { token: admin, body: { ...settings, confirmsEmails: false } })
  expect(await read()).toBe(200)
})

// proves X169
test('without a mail server confirmation can’t be turned on, and new accounts count as confirmed', async () => {
  const { api, admin, mails } = await openTestSchool({ sendsMails: false })
  const { token } = await admin()
  const rejected = await api('saveSettings', { token, body: settings })
  expect(rejected).toMatchObject({ status: 422, body: { error: { confirmsEmails: [expect.any(String)] } } })
  expect((await api('getSettings')).body).toMatchObject({ settings: { confirmsEmails: false }, sendsMails: false })
  await api('registerStudent', { body: createForm(person) })
  expect((await api('signIn', { body: { email, password: PASSWORD } })).body.emailConfirmed).toBe(true)
  expect(mails).toEqual([])
})

test('a teacher confirms the email of an application too, and counts as confirmed once accepted', async () => {
  const { api, admin, course, mails, confirm, newestLink } = await open()
  const times = { date_of_birth: '1990-04-02', application_date: '2026-11-20' }
  const facts = { name: 'Amina', contact_number: '+44 20 5550100', nationality: 'British', qualification: 'BA' }
  const more = { institution: 'Leeds', current_address: '12 Rose Lane', experience_Quran: '8 years' }
  const taught = [{ id: await course(), name: 'Tajweed', timings: [{ from: '18:00', to: '19:00', days: [5] }] }]
  const apply = (address: string) =>
    api('submitTeacherApplication', { body: { ...times, ...facts, ...more, email: address, course: taught } })
  await apply('amina@school.test')
  expect(mails.at(-1)?.to).toBe('amina@school.test')
  expect((await confirm(newestLink())).status).toBe(200)

  await apply('sara@school.test')
  const [first, second] = (await api('listTeachers', { token: admin })).body.teachers
  expect(first).not.toHaveProperty('emailConfirmed')
  expect(second).toMatchObject({ email: 'sara@school.test', emailConfirmed: false })
  const { id = 0 } = second ?? {}
  const credentials = {
    id: 'T-7',
    name: 'Sara',
    email: 'sara@school.test',
    teacherID: id,
    password: PASSWORD,
    isEdit: false,
  }
  await api('assignTeacherCredentials', { token: admin, body: credentials })
  const signedIn = await api('signIn', { body: { email: 'sara@school.test', password: PASSWORD } })
  expect(signedIn.body).toMatchObject({ emailConfirmed: true, user: { role: 'teacher' } })
})

// proves X169
test('only an administrator can confirm the email of an applicant by hand, once', async () => {
  const { api, admin, teacher, database } = await open()
  const applicant = await teacher()
  const { accountId } = applicant
  await database.updateTable('accounts').set({ unconfirmed_since: 1 }).where('id', '=', accountId).execute()
  const readTeacher = async () => (await api('listTeachers', { token: admin })).body.teachers[0]
  expect(await readTeacher()).toMatchObject({ email: applicant.email, emailConfirmed: false })
  const byHand = (token: string, id = applicant.id) => api('confirmTeacherEmail', { token, params: { id } })
  expect((await byHand(applicant.token)).status).toBe(403)
  expect([(await byHand(admin)).status, (await byHand(admin)).status]).toEqual([200, 200])
  expect(await readTeacher()).not.toHaveProperty('emailConfirmed')
  const query = { recordKind: 'teacher', recordId: String(applicant.id) } as const
  const { acts } = (await api('listActs', { token: admin, query })).body
  expect(acts.map(({ kind }) => kind)).toEqual(['confirmEmail'])
  expect((await byHand(admin, applicant.id + 1)).status).toBe(404)
})

test('siblings share one confirmation link, which is sent to the guardian whichever child requests it', async () => {
  const { api, mails, token, read, confirm, newestLink } = await open()
  const sister = { ...person, name: 'Sara Malik', joins_account: 'true' }
  expect((await api('registerStudent', { body: createForm(sister) })).status).toBe(200)
  expect(mails).toHaveLength(1)
  const { children } = (await api('getCurrentUser', { token })).body.user
  const [, other] = children ?? []
  expect(other).toMatchObject({ name: 'Sara Malik', isPresent: false })

  const signedIn = (await api('signIn', { body: { email, password: PASSWORD } })).body
  expect(signedIn.emailConfirmed).toBe(false)
  await api('sendConfirmation', { token })
  expect(mails.map(({ to }) => to)).toEqual([email, email])
  expect((await confirm(newestLink())).status).toBe(200)
  expect(await read()).toBe(200)
  const switched = (await api('switchChild', { token, body: { id: other?.id ?? 0 } })).body
  expect(switched.emailConfirmed).toBe(true)
  expect((await api('listPolicies', { token: switched.token })).status).toBe(200)
})
