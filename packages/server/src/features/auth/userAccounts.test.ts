import { expect, test } from 'vitest'
import { message } from '#i18n/message.ts'
import { HttpError } from '#lib/HttpError.ts'
import { rejectDuplicate } from './userAccounts.ts'
import { openTestSchool } from '#testing/openTestSchool.ts'
import { studentHandlers } from '../students/studentHandlers.ts'

test('rejectDuplicate maps a unique violation of PostgreSQL to its field and rethrows other errors', () => {
  const refuse = rejectDuplicate('id', message('This ID is taken.'))
  const twice = Object.assign(new Error('duplicate key value'), { code: '23505' })
  expect(() => refuse(twice)).toThrow(HttpError)
  expect(() => refuse(twice)).toThrow('This ID is taken.')
  const other = Object.assign(new Error('connection lost'), { code: '08006' })
  expect(() => refuse(other)).toThrow(other)
})

async function open() {
  const school = await openTestSchool({ handlers: studentHandlers })
  const { token } = await school.admin()
  return { ...school, adminToken: token }
}

// proves POST student/assign_login_credentials, D1.1, X18
test('a code that is taken is rejected with a free one as suggestion', async () => {
  const { api, student, database, adminToken } = await open()
  const [one, other] = [await student(), await student()]
  const assign = (id: number, studentID: string) =>
    api('assignStudentId', { token: adminToken, body: { id, studentID } })
  expect((await assign(one.id, ' STD-099 ')).body).toEqual({ message: 'Student ID assigned' })
  expect((await assign(one.id, 'STD-099')).status).toBe(200)
  const rejected = await assign(other.id, 'STD-099')
  expect(rejected.status).toBe(422)
  expect(rejected.body.error).toEqual({ studentID: ['This ID is taken. STD-100 is available.'] })
  expect((await assign(other.id, '  ')).body.error).toEqual({ studentID: ['Student ID is required'] })
  expect((await assign(999, 'STD-5')).status).toBe(404)
  const { std_id } = await database
    .selectFrom('students')
    .select('std_id')
    .where('id', '=', one.id)
    .executeTakeFirstOrThrow()
  expect(std_id).toBe('STD-099')
})

test('a free code is found after a long row of taken ones', async () => {
  const { api, student, database, adminToken } = await open()
  const taken = Array.from({ length: 600 }, (_, index) => index)
  const accounts = await database
    .insertInto('accounts')
    .values(
      taken.map((index) => ({
        email: `row${index}@school.test`,
        password_hash: null,
        role: 'student' as const,
        status: 'active' as const,
        name: 'Row',
        avatar: null,
        created_at: 0,
      })),
    )
    .returning('id')
    .execute()
  const facts = {
    contact_number: null,
    alternate_contact_number: null,
    date_of_birth: null,
    preferred_language: null,
    guardian_name: null,
    signature: null,
    registration_date: null,
  }
  await database
    .insertInto('students')
    .values(accounts.map(({ id }, index) => ({ ...facts, account_id: id, std_id: `R-${index}` })))
    .execute()
  const body = { id: (await student()).id, studentID: 'R-0' }
  expect((await api('assignStudentId', { token: adminToken, body })).body.error).toEqual({
    studentID: ['This ID is taken. R-600 is available.'],
  })
})
