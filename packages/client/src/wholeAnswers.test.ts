import { answerParts, calls } from '@maktab/contract/calls'
import { describe, expect, test } from 'vitest'
import type { ApiError } from './ApiError.ts'
import { createClient } from './createClient.ts'
import { unwrap } from './createApi.ts'

type Send = (path: string, init?: object) => Promise<{ data?: object; response: Response }>

/** Makes a call that is answered like this. */
async function ask({ method, path }: { method: string; path: string }, status: number, body: string): Promise<object> {
  const fetch = () => Promise.resolve(new Response(body, { status }))
  const client = createClient({ baseUrl: 'http://school.test/api', getToken: () => null, fetch })
  return unwrap((client[method as 'GET'] as unknown as Send)(path))
}

const kindOf = (call: Promise<object>) =>
  call.then(
    () => 'done',
    ({ kind }: ApiError) => kind,
  )

const all = Object.values(calls)
const partsOf = ({ method, path }: { method: string; path: string }) => answerParts[`${method} ${path}`] ?? []
const reads = all.filter((call) => partsOf(call).length > 0)
const lists = reads.filter((call) => partsOf(call).some((part) => part.endsWith('[]')))
const saves = all.filter((call) => partsOf(call).length === 0)

test('every GET is read, but for the one that changes something; so are answers that tell something new', () => {
  const others = all.filter((call) => (call.method === 'GET') !== reads.includes(call)).map(({ path }) => path)
  expect(others.toSorted()).toEqual([
    '/auth/login',
    '/auth/switch-child',
    '/calendar/create-feed',
    '/event/join-cancel-membership/{eventId}/{studentId}',
    '/timetable/change-lessons',
    '/timetable/find-clashes',
    '/upload/begin',
    '/upload/piece/{upload}/{offset}',
  ])
  expect(lists.length).toBeGreaterThan(25)
})

describe.each(lists.map((call) => [call.path, call] as const))('%s', (_, call) => {
  const [list] = partsOf(call).flatMap((part) => (part.endsWith('[]') ? [part.slice(0, -2)] : []))

  // proves 2§8.15
  test.each(['', 'null', '{}', '[]', '{"message":"Here"}', `{"${list}":null}`, `{"${list}":{}}`, `{"${list}":"no"}`])(
    '%s is no list',
    async (body) => {
      expect(await kindOf(ask(call, 200, body))).toBe('incomplete')
    },
  )

  test('none is a list', async () => {
    const whole = Object.fromEntries(
      partsOf(call).map((part) => [part.replace(/\W+$/, ''), part.endsWith('[]') ? [] : 'here']),
    )
    expect(whole[list ?? '']).toEqual([])
    expect(await ask(call, 200, JSON.stringify(whole))).toEqual(whole)
  })
})

test.each([
  ['/student/get-performance/{classId}', 'data'],
  ['/event/get-std-event-billing/{studentId}/{eventId}', 'billingDetails'],
])('%s may say that there is nothing, but it has to say it', async (path, name) => {
  expect(await ask({ method: 'GET', path }, 200, `{"${name}":null}`)).toEqual({ [name]: null })
  expect(await kindOf(ask({ method: 'GET', path }, 200, '{}'))).toBe('incomplete')
})

describe.each(saves.map((call) => [`${call.method} ${call.path}`, call] as const))('%s', (_, call) => {
  test.each([200, 201])('is done on %i, with words, without, and with no body at all', async (status) => {
    expect(await ask(call, status, '{"message":"Saved"}')).toEqual({ message: 'Saved' })
    expect(await ask(call, status, '{}')).toEqual({})
    expect(await ask(call, status, '')).toEqual({})
    expect(await ask(call, status, 'null')).toEqual({})
  })

  // proves 1§8.8
  test('is not known to be done on any other success', async () => {
    expect(await kindOf(ask(call, 202, '{"message":"Accepted"}'))).toBe('unconfirmed')
    expect(await kindOf(ask(call, 206, '{"message":"A part"}'))).toBe('unconfirmed')
  })
})
