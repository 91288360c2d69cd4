import { type OperationId, calls } from '@maktab/contract/calls'
import { requests } from '@maktab/contract/examples'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { getOperationSchemas } from '../contract/validators.ts'
import { createFormData, createForm, createPictureFile } from '../testing/formData.ts'
import { openDemoSchool } from '../testing/openDemoSchool.ts'
import { openTestSchool } from '../testing/openTestSchool.ts'
import { createMigratedFile } from '../testing/createMigratedDatabase.ts'

const ids = Object.keys(calls) as OperationId[]
/** The only GET that changes data. */
const CHANGING = 'toggleEventMembership'
const isReading = (id: OperationId) => calls[id].method === 'GET' && id !== CHANGING

/** A school on SQLite that can’t grow by another page. */
async function openFull() {
  const { place, remove } = await createMigratedFile()
  const school = await openTestSchool({ place })
  const { token } = await school.admin()
  await sql`pragma max_page_count = 1`.execute(school.database)
  return { ...school, token, remove }
}

test('a full database returns 503 for writes and recovers once there is space', async () => {
  const { server, database, token, api, remove } = await openFull()
  const policy = { id: 0, title: 'Fees', description: 'x'.repeat(4000) }
  const save = () =>
    server.inject({ method: 'POST', url: `/api${calls.savePolicy.path}`, headers: { token }, payload: policy })
  const responses = [await save(), await save(), await save()]
  expect(responses.map(({ statusCode }) => statusCode)).toContain(503)
  const rejected = responses.find(({ statusCode }) => statusCode === 503)
  expect(rejected?.headers['retry-after']).toBe('5')
  expect((await api('listPolicies', { token })).status).toBe(200)
  await sql`pragma max_page_count = 4294967294`.execute(database)
  expect((await save()).statusCode).toBe(201)
  await remove()
})

/** The demo school with a function to run operations as an allowed role, and a switch to make its database read-only. */
async function openReadOnly() {
  const school = await openDemoSchool()
  const { api, database, signInAs } = school
  const tokens = {
    admin: await signInAs('admin'),
    teacher: await signInAs('teacher'),
    student: await signInAs('student'),
  }
  const file = await createPictureFile()
  const runAll = async (isIncluded: (id: OperationId) => boolean) => {
    const statuses: Record<string, number> = {}
    for (const id of ids.filter(isIncluded)) {
      const [role] = calls[id].roles
      const [{ params = {}, body = undefined } = {}] = Object.values<{ params?: object; body?: object }>(requests[id])
      const sent =
        body && calls[id].body === 'multipart'
          ? createFormData(body, getOperationSchemas(id).body ?? {}, () => file)
          : body
      const sending = { params: params as Record<string, number>, ...(sent && { body: sent }) }
      statuses[id] = (await api(id, { ...sending, token: role ? tokens[role] : null })).status
    }
    return statuses
  }
  const setReadOnly = async (isOn: boolean) =>
    sql`pragma query_only = ${sql.raw(isOn ? 'on' : 'off')}`.execute(database)
  return { ...school, tokens, runAll, setReadOnly }
}

test('a read-only database still serves every read operation', async () => {
  const { api, database, request, tokens, runAll, setReadOnly } = await openReadOnly()
  const { path } = (await api('createCalendarFeed', { token: tokens.student })).body
  // Marks the rows of all lists as stale.
  await sql`update accounts set name = name || 'a'`.execute(database)
  await setReadOnly(true)
  const statuses = Object.entries(await runAll(isReading))
  const calendar = await request(path)
  await setReadOnly(false)
  expect(statuses.filter(([, status]) => status >= 500)).toEqual([])
  expect(statuses.filter(([, status]) => status === 200).length).toBeGreaterThan(50)
  expect(calendar.statusCode).toBe(200)
})

test('a read-only database returns 503 for every write operation and never 500', async () => {
  const { runAll, setReadOnly } = await openReadOnly()
  await setReadOnly(true)
  const statuses = Object.entries(await runAll((id) => !isReading(id)))
  await setReadOnly(false)
  expect(statuses.filter(([, status]) => status < 400 || status === 500)).toEqual([])
  expect(statuses.filter(([, status]) => status === 503).length).toBeGreaterThan(40)
})

test.each(['ENOSPC', 'EDQUOT', 'EROFS'])('saving a picture returns 503 when the folder fails with %s', async (code) => {
  const write = () => Promise.reject(Object.assign(new Error(code), { code, syscall: 'write' }))
  const store = { write, read: async () => undefined, remove: async () => undefined, retire: async () => undefined }
  const { api, admin } = await openTestSchool({ store })
  const { token } = await admin()
  const body = createForm({ name: 'Tajweed', price: '5', image: await createPictureFile() })
  expect((await api('saveCourse', { token, body })).status).toBe(503)
})
