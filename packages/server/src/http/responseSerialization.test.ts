import { type OperationId, calls } from '@maktab/contract/calls'
import { examples } from '@maktab/contract/examples'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { Handlers } from '../contract/Handler.ts'
import { hashToken } from '../features/auth/sessions.ts'
import { listExampleQueries } from '../testing/contractExamples.ts'
import { openTestSchool } from '../testing/openTestSchool.ts'

test('responses drop fields that the contract doesn’t name, at any depth', async () => {
  const secret = { password_hash: 'argon2id$secret', email_of_guardian: 'secret@school.test' }
  const { course } = examples.listCourses[200].typical
  const { attendences } = examples.listAttendance[200].typical
  const { user } = examples.getCurrentUser[200].student
  const handlers: Partial<Handlers> = {
    listCourses: async () => ({ ...secret, course: course.map((one) => ({ ...one, ...secret })) }),
    getCurrentUser: async () => ({ user: { ...user, ...secret } }),
    listAttendance: async () => ({
      attendences: attendences.map((mark) => ({ ...mark, student: { ...mark.student, ...secret } })),
    }),
  }
  const { api, teacher } = await openTestSchool({ handlers })
  const { token } = await teacher()
  expect((await api('listCourses')).body).toEqual({ course })
  expect((await api('getCurrentUser', { token })).body).toEqual({ user })
  expect((await api('listAttendance', { token, params: { classId: 1 } })).body).toEqual({ attendences })
})

const exampleResponses = Object.entries(examples).flatMap(([id, byStatus]) =>
  Object.entries(byStatus as Record<string, Record<string, unknown>>)
    .filter(([status]) => status === '200' || status === '201')
    .flatMap(([status, named]) => Object.entries(named).map(([name, body]) => ({ id, status, name, body }))),
)

test('every example response of the contract is sent unchanged', async () => {
  let next: unknown
  const ids = [...new Set(exampleResponses.map(({ id }) => id as OperationId))]
  const handlers = Object.fromEntries(ids.map((id) => [id, async () => next])) as unknown as Partial<Handlers>
  const { database, inject, account, now } = await openTestSchool({ handlers })
  const { accountId } = await account('admin')
  const lists = exampleResponses.filter(({ id, status }) => status === '200' && /^(list|filter|get)/.test(id))
  expect(lists.length).toBeGreaterThan(100)
  for (const { id, name, body } of lists) {
    next = body
    const role = calls[id as OperationId].roles[0] ?? 'admin'
    await database.updateTable('accounts').set({ role }).where('id', '=', accountId).execute()
    const token = `${id} ${name}`
    const session = { token_hash: hashToken(token), account_id: accountId, created_at: now(), expires_at: now() + 1000 }
    await database.insertInto('sessions').values(session).execute()
    const [query] = listExampleQueries(id as OperationId, role)
    expect((await inject(id as OperationId, { token }, query)).json(), `${id} ${name}`).toEqual(body)
  }
})

test('long responses are compressed with the encoding the client accepts, short ones aren’t', async () => {
  const { inject, course } = await openTestSchool()
  const api = (encodings: string) => inject('listCourses', { 'accept-encoding': encodings })
  expect((await api('gzip, br')).headers['content-encoding']).toBeUndefined()
  for (let count = 0; count < 20; count += 1) await course(`Course number ${count}`)
  const plain = await inject('listCourses', {})
  expect(plain.headers['content-encoding']).toBeUndefined()
  const [packed, zipped] = [await api('gzip, deflate, br'), await api('gzip')]
  expect([packed.headers['content-encoding'], zipped.headers['content-encoding']]).toEqual(['br', 'gzip'])
  expect(packed.headers['vary']).toMatch(/accept-encoding/i)
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body)
  expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body)
  expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4)
})
