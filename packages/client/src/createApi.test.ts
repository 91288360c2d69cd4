import { type OperationId, calls } from '@maktab/contract/calls'
import { examples } from '@maktab/contract/examples'
import { createExampleFetch } from '@maktab/mocks/createExampleFetch'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { type ResponseOf, createApi } from './createApi.ts'
import { createClient } from './createClient.ts'

function open() {
  const fetch = createExampleFetch()
  const client = createClient({ baseUrl: 'https://school.test/api', getToken: () => 'secret', fetch })
  return { fetch, api: createApi(client) }
}

type UntypedApi = (id: OperationId, request: object) => Promise<unknown>

test.each(Object.keys(calls) as OperationId[])('api sends %s to the path in the contract', async (id) => {
  const { fetch, api } = open()
  const names = [...calls[id].path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
  const params = Object.fromEntries(names.map((name, index) => [name, index + 1]))
  await (api as UntypedApi)(id, { params, ...(calls[id].body !== null && { body: {} }) })
  expect(fetch.requests.map(({ operationId }) => operationId)).toEqual([id])
})

test('api sends params, query, body and headers, and returns the response', async () => {
  const { fetch, api } = open()
  const { event } = await api('listEventMembers', { params: { eventId: 3 } })
  expect(event).toEqual(examples.listEventMembers[200].typical.event)
  await api('toggleEventMembership', { params: { eventId: 3, studentId: 4 }, query: { wants: 'join' } })
  const body = { classId: 1, studentId: 4, date: '2026-11-21', status: 'present' } as const
  await api('saveAttendance', { params: { recordId: 0 }, body }, { headers: { 'Idempotency-Key': 'mine' } })
  const [, toggled, marked] = fetch.requests
  expect(toggled?.url.pathname).toBe('/api/event/join-cancel-membership/3/4')
  expect(toggled?.url.search).toBe('?wants=join')
  expect(marked?.body).toMatchObject({ studentId: 4 })
  expect(marked?.headers.get('Idempotency-Key')).toBe('mine')
})

describe('types of api', () => {
  const { api } = open()

  test('accept complete requests', () => {
    expectTypeOf(() => api('listCourses')).toBeFunction()
    expectTypeOf(() => api('listEventMembers', { params: { eventId: 3 } })).toBeFunction()
  })

  test('reject unknown operations and incomplete requests', () => {
    // @ts-expect-error: unknown operation
    expectTypeOf(() => api('listNobody')).toBeFunction()
    // @ts-expect-error: missing params
    expectTypeOf(() => api('listEventMembers')).toBeFunction()
    // @ts-expect-error: missing params
    expectTypeOf(() => api('listEventMembers', {})).toBeFunction()
    // @ts-expect-error: wrong param name
    expectTypeOf(() => api('listEventMembers', { params: { id: 3 } })).toBeFunction()
    // @ts-expect-error: must be a number
    expectTypeOf(() => api('listEventMembers', { params: { eventId: '3' } })).toBeFunction()
    // @ts-expect-error: missing body
    expectTypeOf(() => api('editClass', { params: { id: 3 } })).toBeFunction()
    // @ts-expect-error: incomplete body
    expectTypeOf(() => api('signIn', { body: { email: 'a@b.c' } })).toBeFunction()
  })

  test('reject params, bodies and query values that an operation does not have', () => {
    // @ts-expect-error: has no params
    expectTypeOf(() => api('listCourses', { params: { id: 3 } })).toBeFunction()
    // @ts-expect-error: has no body
    expectTypeOf(() => api('deletePolicy', { params: { id: 3 }, body: { id: 3 } })).toBeFunction()
    const params = { eventId: 3, studentId: 4 }
    // @ts-expect-error: unknown query value
    expectTypeOf(() => api('toggleEventMembership', { params, query: { wants: 'stay' } })).toBeFunction()
  })

  test('distinguish the responses of operations', () => {
    expectTypeOf<ResponseOf<'listCourses'>>().toHaveProperty('course')
    expectTypeOf<ResponseOf<'listCourses'>>().not.toHaveProperty('students')
    expectTypeOf<ResponseOf<'deletePolicy'>>().toEqualTypeOf<{ message: string }>()
  })
})
