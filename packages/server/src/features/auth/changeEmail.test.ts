import { expect, test } from 'vitest'
import { openTestSchool, PASSWORD } from '#testing/openTestSchool.ts'

const person = { name: 'Hind Saleh', guardian_name: 'Huda Saleh', contact_number: '+971 50 5550142' }

async function open() {
  const school = await openTestSchool()
  const { token } = await school.admin()
  const create = (changes: object = {}) => school.api('createStudent', { token, body: { ...person, ...changes } })
  const edit = (id: number, body: object) => school.api('editStudent', { token, params: { id }, body })
  const read = async (id: number) => {
    const { students } = (await school.api('listStudents', { token })).body
    return students.find((student) => student.id === id)
  }
  return { ...school, create, edit, read }
}

/** The token of an invitation link. */
const tokenIn = (link = '') => /reset-password\/([^/]+)\//.exec(link)?.[1] ?? ''

test('a changed email is unique and shared by siblings, and counts as confirmed', async () => {
  const { create, edit, read, api, student, teacher, database } = await open()
  const head = await student()
  const sibling = (await create({ email: head.email, joins_account: true })).body
  await database.updateTable('accounts').set({ unconfirmed_since: 1 }).where('id', '=', head.accountId).execute()
  const other = await teacher()
  const taken = await edit(sibling.id, { ...person, email: other.email.toUpperCase() })
  expect(taken).toMatchObject({ status: 422, body: { error: { email: [expect.stringContaining('already exists')] } } })
  expect((await edit(sibling.id, { ...person, email: 'New.Family@school.test' })).status).toBe(200)
  for (const id of [head.id, sibling.id]) expect((await read(id))?.email).toBe('new.family@school.test')
  expect((await read(head.id))?.emailConfirmed).not.toBe(false)
  expect((await api('signIn', { body: { email: 'new.family@school.test', password: PASSWORD } })).status).toBe(200)
  // They sign in with it.
  expect(await edit(sibling.id, person)).toMatchObject({
    status: 422,
    body: { error: { email: ['They sign in with this email, so it can’t be removed.'] } },
  })
})

test('an email can be removed while its student has no password, and its invitation stops working', async () => {
  const { create, edit, read, api } = await open()
  const { id, invitation } = (await create({ email: 'hind@school.test' })).body
  expect((await edit(id, person)).status).toBe(200)
  expect((await read(id))?.email).toBe('')
  const used = await api('resetPassword', { body: { token: tokenIn(invitation?.link), password: 'a good one' } })
  expect(used.status).toBe(422)
})
