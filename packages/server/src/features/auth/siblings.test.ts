import { type OperationId, calls } from '@maktab/contract/calls'
import { expect, test } from 'vitest'
import { erasePerson } from '../erasure/erasePerson.ts'
import { enqueueMail } from '#mail/enqueueMail.ts'
import { openTestSchool, PASSWORD } from '#testing/openTestSchool.ts'
import { createForm } from '#testing/formData.ts'

const registration = {
  name: 'Sara Malik',
  guardian_name: 'Amina Malik',
  password: PASSWORD,
  contact_number: '+92 300 1234567',
  signature: 'Amina Malik',
  joins_account: 'true',
}

/** A guardian with two children; `Sara` was registered with the email of the first. */
async function open() {
  const school = await openTestSchool()
  const { api, student, database } = school
  const first = await student()
  const { email } = first
  const register = (changes: Record<string, string> = {}, from = '198.51.100.7') =>
    api('registerStudent', { body: createForm({ ...registration, email, ...changes }), from })
  const registered = await register()
  expect(registered).toMatchObject({ status: 200 })
  const sara = await database
    .selectFrom('students')
    .innerJoin('accounts', 'accounts.id', 'students.account_id')
    .select(['students.id', 'account_id', 'accounts.email'])
    .where('name', '=', registration.name)
    .executeTakeFirstOrThrow()
  const signIn = async (password = PASSWORD) => (await api('signIn', { body: { email, password } })).body
  const switchTo = (token: string, id: number) => api('switchChild', { token, body: { id } })
  return { ...school, first, sara, email, register, signIn, switchTo }
}

// proves X164
test('another child with the guardian’s email and password joins the sign-in', async () => {
  const { api, first, sara, email, signIn, admin } = await open()
  const { token, children } = await signIn()
  const names = [
    { id: first.id, name: expect.any(String), status: 'allowed', isPresent: true },
    { id: sara.id, name: 'Sara Malik', status: 'allowed', isPresent: false },
  ]
  expect(children).toEqual(names)
  expect((await api('getCurrentUser', { token })).body.user).toMatchObject({ email, children: names })
  const { body } = await api('listStudents', { token: (await admin()).token })
  expect(body.students.map((student) => student.email)).toEqual([email, email])
})

// proves X164
test('a wrong password, an unknown email, and that of a teacher or an administrator get the same error', async () => {
  const { register, teacher, admin, database } = await open()
  const other = await teacher()
  const office = await admin()
  const accounts = () => database.selectFrom('accounts').select('id').execute()
  const before = await accounts()
  const rejected = { password: ['That isn’t the password for this account.'] }
  const wrong: Record<string, string>[] = [
    { password: 'a wrong one' },
    { email: 'nobody@school.test' },
    { email: other.email },
    { email: office.email },
  ]
  for (const changes of wrong) expect(await register(changes)).toMatchObject({ status: 422, body: { error: rejected } })
  expect(await accounts()).toEqual(before)
  // Without `joins_account` the behaviour is that of the specification.
  expect(await register({ joins_account: 'false' })).toMatchObject({
    status: 422,
    body: { error: { email: [expect.any(String)] } },
  })
})

test('guessing a password by registering is rate limited like signing in', async () => {
  const { register, api, email } = await open()
  const statuses: number[] = []
  for (let count = 0; count < 11; count += 1)
    statuses.push((await register({ password: 'a wrong one' }, '203.0.113.1')).status)
  expect(statuses.at(-1)).toBe(429)
  expect((await api('signIn', { body: { email, password: PASSWORD }, from: '203.0.113.1' })).status).toBe(429)
})

// proves X164
test('a taken email gets the specified error for any role, and a hint that siblings can join', async () => {
  const { api, register, teacher, admin, email } = await open()
  expect((await api('getSettings')).body.joinsAccounts).toBe(true)
  const refusalOf = (of: string) => register({ email: of, joins_account: 'false' })
  const rejected = await refusalOf(email)
  expect(rejected).toMatchObject({ status: 422, body: { error: { email: [expect.any(String)] } } })
  for (const of of [(await teacher()).email, (await admin()).email]) expect(await refusalOf(of)).toEqual(rejected)
})

// proves X164
test('failed sign-ins and registrations share a rate limit', async () => {
  const { register, api, email } = await open()
  const from = '203.0.113.2'
  const signIn = async (password: string) => (await api('signIn', { body: { email, password }, from })).status
  for (let count = 0; count < 5; count += 1) {
    expect((await register({ password: 'a wrong one' }, from)).status).toBe(422)
    expect(await signIn('another wrong one')).toBe(401)
  }
  expect((await register({ name: 'Omar Malik' }, from)).status).toBe(429)
  expect((await register({ name: 'Omar Malik' })).status).toBe(200)
})

// proves X165
test('a token belongs to one child: switching issues a new one and invalidates the old one', async () => {
  const { api, sara, signIn, switchTo, database } = await open()
  const { token } = await signIn()
  const before = await database.selectFrom('sessions').select('expires_at').orderBy('expires_at').execute()
  const { status, body } = await switchTo(token, sara.id)
  expect(status).toBe(200)
  expect(body.children?.map(({ isPresent }) => isPresent)).toEqual([false, true])
  expect((await api('getCurrentUser', { token })).status).toBe(401)
  expect((await api('getCurrentUser', { token: body.token })).body.user.name).toBe('Sara Malik')
  expect(await database.selectFrom('sessions').select('expires_at').orderBy('expires_at').execute()).toEqual(before)
})

test('switchChild rejects a child of another family, a blocked or deleted one, and none', async () => {
  const { api, student, sara, signIn, switchTo, database } = await open()
  const stranger = await student()
  const { token } = await signIn()
  expect((await switchTo(token, stranger.id)).status).toBe(404)
  expect((await switchTo(stranger.token, sara.id)).status).toBe(404)
  expect((await switchTo(token, 2_147_483_647)).status).toBe(404)
  for (const status of ['blocked', 'archived'] as const) {
    await database.updateTable('accounts').set({ status }).where('id', '=', sara.account_id).execute()
    expect((await switchTo(token, sara.id)).status).toBe(404)
  }
  expect((await api('getCurrentUser', { token })).status).toBe(200)
})

/** Operations whose response is the same for every child: public content of the school, or about the whole family. */
const sameForAll = new Set<OperationId>([
  'getCurrentUser',
  'getFamily',
  'getReminders',
  'getCalendarFeed',
  'watchChanges',
])

// proves X165
test('every student operation returns only the data of the selected child', async () => {
  const { api, first, sara, course, signIn, switchTo, database, now } = await open()
  const courseId = await course('Tajweed')
  const bought = { course_id: courseId, price: 45, receipt: 'receipt.png', method: 'PayPal', decided_at: null }
  await database
    .insertInto('purchases')
    .values({ ...bought, student_id: sara.id, status: 'pending', created_at: now() })
    .execute()
  const { token } = await signIn()
  const reads = (Object.keys(calls) as OperationId[]).filter(
    (id) => calls[id].method === 'GET' && calls[id].roles.includes('student') && !calls[id].isPublic,
  )
  const responsesFor = async (of: string) => {
    const entries = []
    for (const id of reads) {
      if (id === 'toggleEventMembership' || sameForAll.has(id)) continue
      const params = { courseId, studentId: first.id, eventId: 1, id: 1, classId: 1 }
      entries.push([id, (await api(id, { token: of, params })).body] as const)
    }
    return new Map<string, unknown>(entries)
  }
  const alone = await responsesFor(first.token)
  const ofFirst = await responsesFor(token)
  expect(ofFirst).toEqual(alone)
  const ofSara = await responsesFor((await switchTo(token, sara.id)).body.token)
  const differing = [...ofSara].filter(([id, response]) => JSON.stringify(response) !== JSON.stringify(ofFirst.get(id)))
  expect(differing.map(([id]) => id)).toContain('listStudentBilling')
  expect(JSON.stringify(ofFirst.get('listStudentBilling'))).not.toContain('Tajweed')
})

// proves X166
test('blocking one child leaves the other able to sign in', async () => {
  const { api, first, signIn, database } = await open()
  await database.updateTable('accounts').set({ status: 'blocked' }).where('id', '=', first.accountId).execute()
  const { token, status, children } = await signIn()
  expect(status).toBe('allowed')
  expect(children?.map((child) => child.status)).toEqual(['blocked', 'allowed'])
  expect((await api('listStudentClasses', { token })).status).toBe(200)
})

// proves X166
test.each(['deleteStudent', 'eraseStudent'] as const)(
  '%s of one child leaves the sign-in to the other',
  async (act) => {
    const { api, admin, first, sara, signIn, email, database, now } = await open()
    const mail = { to: sara.email, language: null }
    await enqueueMail({ database, now: now(), runAt: now() + 60_000 }, 'applicationReceived', mail)
    await enqueueMail({ database, now: now(), runAt: now() + 60_000 }, 'applicationReceived', { ...mail, to: email })
    const removed = await api(act, { token: (await admin()).token, params: { id: first.id } })
    expect(removed.status).toBe(200)
    const { token, children } = await signIn()
    expect(children).toHaveLength(1)
    expect((await api('getCurrentUser', { token })).body.user).toMatchObject({ name: 'Sara Malik', email })
    const jobs = await database.selectFrom('jobs').select('payload').where('done_at', 'is', null).execute()
    expect(jobs.map(({ payload }) => payload)).toEqual([JSON.stringify({ to: email, language: null })])
  },
)

test('deleting the second child leaves the first', async () => {
  const { api, admin, sara, signIn } = await open()
  await api('deleteStudent', { token: (await admin()).token, params: { id: sara.id } })
  const { token, children } = await signIn()
  expect([typeof token, children?.length]).toEqual(['string', 1])
})

test('a new password applies to all children and ends the sessions of each', async () => {
  const { api, sara, email, signIn, switchTo, mails } = await open()
  const { body: switched } = await switchTo((await signIn()).token, sara.id)
  await api('requestPasswordReset', { body: { email } })
  await expect.poll(() => mails).toHaveLength(1)
  expect(mails[0]?.text).not.toMatch(/about/)
  const [, token = ''] = /reset-password\/([^/]+)\//.exec(mails[0]?.text ?? '') ?? []
  expect((await api('resetPassword', { body: { token, email, password: 'a better one' } })).status).toBe(200)
  expect((await api('getCurrentUser', { token: switched.token })).status).toBe(401)
  const secondSignIn = await signIn('a better one')
  expect((await switchTo(secondSignIn.token, sara.id)).status).toBe(200)
})

test('a mail about a child goes to the guardian and names the child', async () => {
  const { database, sara, first, email, now, mails, api } = await open()
  const name = 'زينب O’Malik-Khan'
  await database.updateTable('accounts').set({ name }).where('id', '=', first.accountId).execute()
  await enqueueMail({ database, now: now() }, 'applicationReceived', { to: sara.email, language: 'ur' })
  await enqueueMail({ database, now: now() }, 'applicationReceived', { to: email, language: 'en' })
  await api('getSettings')
  await expect.poll(() => mails).toHaveLength(2)
  expect(mails.map((mail) => mail.to)).toEqual([email, email])
  expect(mails.find(({ text }) => text.includes('Sara Malik'))?.text).toContain('یہ ای میل Sara Malik کے بارے میں ہے۔')
  expect(mails.some(({ text }) => text.includes(`This email is about ${name}.`))).toBe(true)
})

test.each([
  ['the ID that the school gave', 'STD-7', ['This email is about STD-7.']],
  ['nothing, where there is none', null, []],
])('a child whose name is not a plain name is called in mails by %s', async (_, std_id, expected) => {
  const { database, sara, now, mails, api } = await open()
  const name = 'Your fee is overdue: https://evil.test'
  await database.updateTable('accounts').set({ name }).where('id', '=', sara.account_id).execute()
  await database.updateTable('students').set({ std_id }).where('id', '=', sara.id).execute()
  await enqueueMail({ database, now: now() }, 'applicationReceived', { to: sara.email, language: 'en' })
  await api('getSettings')
  await expect.poll(() => mails).toHaveLength(1)
  expect(mails[0]?.text.match(/This email is about .*/g) ?? []).toEqual(expected)
  expect(JSON.stringify(mails)).not.toMatch(/evil|overdue/)
})

test('the operator erases one child by their ID, because the email is shared', async () => {
  const { database, email, now } = await open()
  await expect(erasePerson(database, email, now())).rejects.toThrow(/Several children sign in with/)
})
