import { type OperationId, calls } from '@maktab/contract/calls'
import { examples } from '@maktab/contract/examples'
import { createExampleFetch } from '@maktab/mocks/createExampleFetch'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { type ResponseOf, createApi } from './createApi.ts'
import { createClient } from './createClient.ts'

function open() {
  const fetch = createExampleFetch()
  const client = createClient({ baseUrl: 'https://school.test/api', getToken: () => 'secret', fetch })
  return { fetch, ask: createApi(client) }
}

type Loose = (id: OperationId, given: object) => Promise<unknown>

test.each(Object.keys(calls) as OperationId[])('%s goes where the contract says', async (id) => {
  const { fetch, ask } = open()
  const names = [...calls[id].path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
  const params = Object.fromEntries(names.map((name, index) => [name, index + 1]))
  await (ask as Loose)(id, { params, ...(calls[id].body !== null && { body: {} }) })
  expect(fetch.requests.map(({ operationId }) => operationId)).toEqual([id])
})

test('params, query and body arrive, and the answer comes back', async () => {
  const { fetch, ask } = open()
  const { event } = await ask('listEventMembers', { params: { eventId: 3 } })
  expect(event).toEqual(examples.listEventMembers[200].typical.event)
  await ask('toggleEventMembership', { params: { eventId: 3, studentId: 4 }, query: { wants: 'join' } })
  const body = { classId: 1, studentId: 4, date: '2026-11-21', status: 'present' } as const
  await ask('saveAttendance', { params: { recordId: 0 }, body }, { headers: { 'Idempotency-Key': 'mine' } })
  const [, toggled, marked] = fetch.requests
  expect(toggled?.url.pathname).toBe('/api/event/join-cancel-membership/3/4')
  expect(toggled?.url.search).toBe('?wants=join')
  expect(marked?.body).toMatchObject({ studentId: 4 })
  expect(marked?.headers.get('Idempotency-Key')).toBe('mine')
})

describe('what compiles', () => {
  const { ask } = open()

  test('a call with what it needs', () => {
    expectTypeOf(() => ask('listCourses')).toBeFunction()
    expectTypeOf(() => ask('listEventMembers', { params: { eventId: 3 } })).toBeFunction()
  })

  test('not a call that is none, or without what it needs', () => {
    // @ts-expect-error: there is no such call
    expectTypeOf(() => ask('listNobody')).toBeFunction()
    // @ts-expect-error: which event?
    expectTypeOf(() => ask('listEventMembers')).toBeFunction()
    // @ts-expect-error: which event?
    expectTypeOf(() => ask('listEventMembers', {})).toBeFunction()
    // @ts-expect-error: by another name
    expectTypeOf(() => ask('listEventMembers', { params: { id: 3 } })).toBeFunction()
    // @ts-expect-error: a number is wanted
    expectTypeOf(() => ask('listEventMembers', { params: { eventId: '3' } })).toBeFunction()
    // @ts-expect-error: with what body?
    expectTypeOf(() => ask('editClass', { params: { id: 3 } })).toBeFunction()
    // @ts-expect-error: half a body
    expectTypeOf(() => ask('signIn', { body: { email: 'a@b.c' } })).toBeFunction()
  })

  test('not a call with what it does not take', () => {
    // @ts-expect-error: it has no path to fill
    expectTypeOf(() => ask('listCourses', { params: { id: 3 } })).toBeFunction()
    // @ts-expect-error: it takes no body
    expectTypeOf(() => ask('deletePolicy', { params: { id: 3 }, body: { id: 3 } })).toBeFunction()
    const params = { eventId: 3, studentId: 4 }
    // @ts-expect-error: it knows no such wish
    expectTypeOf(() => ask('toggleEventMembership', { params, query: { wants: 'stay' } })).toBeFunction()
  })

  test('not an answer that is taken for another’s', () => {
    expectTypeOf<ResponseOf<'listCourses'>>().toHaveProperty('course')
    expectTypeOf<ResponseOf<'listCourses'>>().not.toHaveProperty('students')
    expectTypeOf<ResponseOf<'deletePolicy'>>().toEqualTypeOf<{ message: string }>()
  })
})
