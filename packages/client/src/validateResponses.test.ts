import { answerParts, calls } from '@maktab/contract/calls'
import { describe, expect, test } from 'vitest'
import type { ApiError } from './ApiError.ts'
import { createClient } from './createClient.ts'
import { unwrap } from './createApi.ts'

type Send = (path: string, init?: object) => Promise<{ data?: object; response: Response }>

/** Makes a call with the given response. */
async function sendCall(
  { method, path }: { method: string; path: string },
  status: number,
  body: string,
): Promise<object> {
  const fetch = () => Promise.resolve(new Response(body, { status }))
  const client = createClient({ baseUrl: 'http://school.test/api', getToken: () => null, fetch })
  return unwrap((client[method as 'GET'] as unknown as Send)(path))
}

const kindOf = (call: Promise<object>) =>
  call.then(
    () => 'done',
    ({ kind }: ApiError) => kind,
  )

const allCalls = Object.values(calls)
const partsOf = ({ method, path }: { method: string; path: string }) => answerParts[`${method} ${path}`] ?? []
const reads = allCalls.filter((call) => partsOf(call).length > 0)
const lists = reads.filter((call) => partsOf(call).some((part) => part.endsWith('[]')))
const saves = allCalls.filter((call) => partsOf(call).length === 0)

test('all GET calls and no others have required response parts, except for these', () => {
  const others = allCalls.filter((call) => (call.method === 'GET') !== reads.includes(call)).map(({ path }) => path)
  expect(others.toSorted()).toEqual([
    '/auth/invite',
    '/auth/login',
    '/auth/switch-child',
    '/calendar/create-feed',
    '/event/join-cancel-membership/{eventId}/{studentId}',
    '/import/preview',
    '/import/run',
    '/import/undo',
    '/payment/record',
    '/payment/refund',
    '/staff/invite',
    '/staff/link/{id}',
    '/student/add-child',
    '/student/check-email',
    '/student/create',
    '/teacher/create',
    '/timetable/change-lessons',
    '/timetable/find-clashes',
    '/trial/request',
    '/upload/begin',
    '/upload/piece/{upload}/{offset}',
  ])
  expect(lists.length).toBeGreaterThan(25)
})

describe.each(lists.map((call) => [call.path, call] as const))('%s', (_, call) => {
  const [list] = partsOf(call).flatMap((part) => (part.endsWith('[]') ? [part.slice(0, -2)] : []))

  // proves 2§8.15
  test.each(['', 'null', '{}', '[]', '{"message":"Here"}', `{"${list}":null}`, `{"${list}":{}}`, `{"${list}":"no"}`])(
    'response %s is incomplete',
    async (body) => {
      expect(await kindOf(sendCall(call, 200, body))).toBe('incomplete')
    },
  )

  test('accepts an empty list', async () => {
    const body = Object.fromEntries(
      partsOf(call).map((part) => [part.replace(/\W+$/, ''), part.endsWith('[]') ? [] : 'here']),
    )
    expect(body[list ?? '']).toEqual([])
    expect(await sendCall(call, 200, JSON.stringify(body))).toEqual(body)
  })
})

test.each([
  ['/student/get-performance/{classId}', 'data'],
  ['/event/get-std-event-billing/{studentId}/{eventId}', 'billingDetails'],
])('%s accepts null but not a missing property', async (path, name) => {
  expect(await sendCall({ method: 'GET', path }, 200, `{"${name}":null}`)).toEqual({ [name]: null })
  expect(await kindOf(sendCall({ method: 'GET', path }, 200, '{}'))).toBe('incomplete')
})

describe.each(saves.map((call) => [`${call.method} ${call.path}`, call] as const))('%s', (_, call) => {
  test.each([200, 201])('succeeds on %i with a message, without one and without a body', async (status) => {
    expect(await sendCall(call, status, '{"message":"Saved"}')).toEqual({ message: 'Saved' })
    expect(await sendCall(call, status, '{}')).toEqual({})
    expect(await sendCall(call, status, '')).toEqual({})
    expect(await sendCall(call, status, 'null')).toEqual({})
  })

  // proves 1§8.8
  test('is unconfirmed on any other 2xx status', async () => {
    expect(await kindOf(sendCall(call, 202, '{"message":"Accepted"}'))).toBe('unconfirmed')
    expect(await kindOf(sendCall(call, 206, '{"message":"A part"}'))).toBe('unconfirmed')
  })
})
