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
/** A GET that changes something. */
const CHANGING = 'toggleEventMembership'
const isReading = (id: OperationId) => calls[id].method === 'GET' && id !== CHANGING

/** A school on SQLite with no room for one more page. */
async function openFull() {
  const { place, remove } = await createMigratedFile()
  const school = await openTestSchool({ place })
  const { token } = await school.admin()
  await sql`pragma max_page_count = 1`.execute(school.database)
  return { ...school, token, remove }
}

test('a database without room refuses what is saved with 503, and goes on once there is room', async () => {
  const { server, database, token, ask, remove } = await openFull()
  const policy = { id: 0, title: 'Fees', description: 'x'.repeat(4000) }
  const save = () =>
    server.inject({ method: 'POST', url: `/api${calls.savePolicy.path}`, headers: { token }, payload: policy })
  const answers = [await save(), await save(), await save()]
  expect(answers.map(({ statusCode }) => statusCode)).toContain(503)
  const refused = answers.find(({ statusCode }) => statusCode === 503)
  expect(refused?.headers['retry-after']).toBe('5')
  expect((await ask('listPolicies', { token })).status).toBe(200)
  await sql`pragma max_page_count = 4294967294`.execute(database)
  expect((await save()).statusCode).toBe(201)
  await remove()
})

/** The demonstration with a way to make some calls, each as who may make it, and to have its database take no writes. */
async function openReadOnly() {
  const school = await openDemoSchool()
  const { ask, database, signInAs } = school
  const tokens = {
    admin: await signInAs('admin'),
    teacher: await signInAs('teacher'),
    student: await signInAs('student'),
  }
  const file = await createPictureFile()
  const askAll = async (wanted: (id: OperationId) => boolean) => {
    const answered: Record<string, number> = {}
    for (const id of ids.filter(wanted)) {
      const [role] = calls[id].roles
      const [{ params = {}, body = undefined } = {}] = Object.values<{ params?: object; body?: object }>(requests[id])
      const sent =
        body && calls[id].body === 'multipart'
          ? createFormData(body, getOperationSchemas(id).body ?? {}, () => file)
          : body
      const sending = { params: params as Record<string, number>, ...(sent && { body: sent }) }
      answered[id] = (await ask(id, { ...sending, token: role ? tokens[role] : null })).status
    }
    return answered
  }
  const takeNoWrites = async (isOn: boolean) =>
    sql`pragma query_only = ${sql.raw(isOn ? 'on' : 'off')}`.execute(database)
  return { ...school, tokens, askAll, takeNoWrites }
}

test('a database that takes no writes still answers every call that only reads', async () => {
  const { ask, database, request, tokens, askAll, takeNoWrites } = await openReadOnly()
  const { path } = (await ask('createCalendarFeed', { token: tokens.student })).body
  // Rows of all lists are to be made anew.
  await sql`update accounts set name = name || 'a'`.execute(database)
  await takeNoWrites(true)
  const answered = Object.entries(await askAll(isReading))
  const calendar = await request(path)
  await takeNoWrites(false)
  expect(answered.filter(([, status]) => status >= 500)).toEqual([])
  expect(answered.filter(([, status]) => status === 200).length).toBeGreaterThan(50)
  expect(calendar.statusCode).toBe(200)
})

test('a database that takes no writes refuses every call that changes something with 503, and none with 500', async () => {
  const { askAll, takeNoWrites } = await openReadOnly()
  await takeNoWrites(true)
  const answered = Object.entries(await askAll((id) => !isReading(id)))
  await takeNoWrites(false)
  expect(answered.filter(([, status]) => status < 400 || status === 500)).toEqual([])
  expect(answered.filter(([, status]) => status === 503).length).toBeGreaterThan(40)
})

test.each(['ENOSPC', 'EDQUOT', 'EROFS'])(
  'a folder of pictures that answers %s refuses a picture with 503',
  async (code) => {
    const write = () => Promise.reject(Object.assign(new Error(code), { code, syscall: 'write' }))
    const store = { write, read: async () => undefined, remove: async () => undefined, retire: async () => undefined }
    const { ask, admin } = await openTestSchool({ store })
    const { token } = await admin()
    const body = createForm({ name: 'Tajweed', price: '5', image: await createPictureFile() })
    expect((await ask('saveCourse', { token, body })).status).toBe(503)
  },
)
