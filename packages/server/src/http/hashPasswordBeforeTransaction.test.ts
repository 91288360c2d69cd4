import { type OperationId, calls } from '@maktab/contract/calls'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createToken, hashToken } from '../features/auth/sessions.ts'
import { getOperationSchemas } from '../contract/validators.ts'
import { openTestSchool, PASSWORD } from '../testing/openTestSchool.ts'
import { createForm } from '../testing/formData.ts'

const withPasswords = (Object.keys(calls) as OperationId[]).filter(
  (id) => getOperationSchemas(id).body?.properties?.['password'],
)

const passwords: ReadonlySet<string> = new Set([PASSWORD, 'a good one', 'a new one'])

/** Records the number of open transactions for each password that is hashed. */
async function open() {
  const school = await openTestSchool()
  const { database } = school
  let transactions = 0
  const begin = database.transaction.bind(database)
  database.transaction = () => {
    const builder = begin()
    const execute = builder.execute.bind(builder)
    builder.execute = (work) =>
      execute(async (transaction) => {
        transactions += 1
        return work(transaction).finally(() => (transactions -= 1))
      })
    return builder
  }
  const openTransactions: number[] = []
  const { normalize } = String.prototype
  // Passwords are normalized when they are hashed.
  const spy = vi.spyOn(String.prototype, 'normalize').mockImplementation(function (this: string, form?: string) {
    if (passwords.has(this)) openTransactions.push(transactions)
    return normalize.call(this, form)
  })
  onTestFinished(() => spy.mockRestore())
  const { email, accountId } = await school.student()
  const applicant = await school.teacher('pending')
  const { token } = await school.admin()
  const resetToken = createToken()
  await database
    .insertInto('reset_tokens')
    .values({
      token_hash: hashToken(resetToken),
      account_id: accountId,
      expires_at: school.now() + 60_000,
      used_at: null,
    })
    .execute()
  const registration = {
    name: 'Zaynab Malik',
    guardian_name: 'Amina Malik',
    email: 'zaynab@school.test',
    password: 'a good one',
    contact_number: '+92 300 1234567',
    signature: 'Zaynab Malik',
  }
  const credentials = { id: 'T-77', teacherID: applicant.id, name: 'Amina', email: applicant.email, isEdit: false }
  const sent: { [Id in OperationId]?: { body: object; token?: string }[] } = {
    signIn: [{ body: { email, password: PASSWORD } }],
    registerStudent: [
      { body: createForm(registration) },
      { body: createForm({ ...registration, email, password: PASSWORD, joins_account: 'true' }) },
    ],
    assignTeacherCredentials: [{ token, body: { ...credentials, password: 'a good one' } }],
    changeOwnPassword: [{ token, body: { password: PASSWORD, newPassword: 'a new one' } }],
    resetPassword: [{ body: { email, token: resetToken, password: 'a new one' } }],
  }
  return { ...school, sent, openTransactions }
}

test.each(withPasswords)('%s hashes its password before the transaction begins', async (id) => {
  const { api, sent, openTransactions } = await open()
  expect(sent[id]).toBeDefined()
  for (const one of sent[id] ?? []) expect((await api(id, one)).status).toBe(200)
  expect(openTransactions.length).toBeGreaterThanOrEqual(sent[id]?.length ?? 0)
  expect(openTransactions.filter((count) => count > 0)).toEqual([])
})

test('registering a sibling is rejected if the password changed after it was verified', async () => {
  const { api, sent, database, openTransactions } = await open()
  const [, joining] = sent.registerStudent ?? []
  const begin = database.transaction.bind(database)
  database.transaction = () => {
    database.transaction = begin
    const builder = begin()
    const execute = builder.execute.bind(builder)
    builder.execute = async (work) => {
      await database.updateTable('accounts').set({ password_hash: 'another' }).where('role', '=', 'student').execute()
      return execute(work)
    }
    return builder
  }
  expect(await api('registerStudent', joining)).toMatchObject({
    status: 422,
    body: { error: { password: ['That isn’t the password for this account.'] } },
  })
  expect(openTransactions).toEqual([0])
})

test('an invalid reset link hashes no password', async () => {
  const { api, openTransactions } = await open()
  const body = { email: 'nobody@school.test', token: createToken(), password: 'a new one' }
  expect((await api('resetPassword', { body })).status).toBe(422)
  expect(openTransactions).toEqual([])
})
