import { examples } from '@maktab/contract/examples'
import { createMock } from '@maktab/mocks/server'
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ApiError } from './ApiError.ts'
import { createApi, unwrap } from './createApi.ts'
import { createClient } from './createClient.ts'
import { readEventStream } from './readEventStream.ts'

const contract = fileURLToPath(import.meta.resolve('@maktab/contract/openapi.yaml'))
const mock = await createMock({ contract })
const server = createServer((request, response) => void mock.handle(request, response))
let port = 0

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  port = typeof address === 'object' && address ? address.port : 0
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await mock.close()
})

const createTestClient = (token: string | null, overrides = '') =>
  createClient({
    baseUrl: `http://127.0.0.1:${port}/api`,
    getToken: () => token,
    fetch: (input, init) => {
      const request = new Request(input, init)
      if (overrides !== '') request.headers.set('X-Mock', overrides)
      return fetch(request)
    },
  })

const failureOf = async (call: Promise<unknown>): Promise<ApiError> => {
  const error = await call.catch((thrown: unknown) => thrown)
  if (!(error instanceof ApiError)) throw new Error(`Expected a failure, got ${JSON.stringify(error)}`)
  return error
}

test('login returns a token with the permissions of its role', async () => {
  const body = { email: 'teacher@maktab.test', password: 'anything' }
  const { token } = await unwrap(createTestClient(null).POST('/auth/login', { body }))
  const client = createTestClient(token)
  expect(await unwrap(client.GET('/auth/get'))).toEqual(examples.getCurrentUser[200].teacher)
  expect(await failureOf(unwrap(client.GET('/student/get')))).toMatchObject({ status: 403 })
})

test('nested files and fields are sent as the contract requires', async () => {
  const picture = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], 'receipt; of=May.jpg', { type: 'image/jpeg' })
  const course = {
    course_id: 3,
    course_name: 'Tajweed',
    timings: [
      { from: '16:00', to: '17:00' },
      { from: '18:00', to: '' },
    ],
    billing: { receipt_image: picture, payment_method: 'PayPal' as const },
  }
  const body = {
    name: 'Zaynab',
    guardian_name: 'Maryam',
    email: 'zaynab@school.test',
    password: 'open sesame',
    contact_number: '0300',
    preferred_language: 'urdu' as const,
    signature: 'Zaynab',
    date_of_birth: '2012-05-01',
    registration_date: '2026-11-21',
    courses: [course],
  }
  const error = await failureOf(unwrap(createTestClient(null).POST('/student/register', { body })))
  expect(Object.keys(error.fields)).toEqual(['courses[0].timings[1].to'])
  const fixed = { ...course, timings: course.timings.slice(0, 1) }
  expect(
    await unwrap(createTestClient(null).POST('/student/register', { body: { ...body, courses: [fixed] } })),
  ).toHaveProperty('message')
})

// proves 1§8.3
test('a 422 response throws an error with a summary message and messages by field', async () => {
  const error = await failureOf(
    unwrap(
      createTestClient('mock-token-admin', 'savePolicy=invalid').POST('/student-policy/create-and-edit', {
        body: { id: 0, title: '', description: '' },
      }),
    ),
  )
  const fields = examples.savePolicy[422].invalid.error as Record<string, string[]>
  expect(error).toMatchObject({ status: 422, fields })
  expect(error.message).toBe(`Validation failed: ${Object.values(fields).flat().join('; ')}`)
})

// proves 1§8.6
test.each([
  ['serverError', 500, 'Something went wrong'],
  ['sessionExpired', 401, examples.listStudents[401].sessionExpired.error],
])('the scenario %s throws an error with status %i', async (scenario, status, message) => {
  const failure = await failureOf(
    unwrap(createTestClient('mock-token-admin', `listStudents=${scenario}`).GET('/student/get')),
  )
  expect(failure).toMatchObject({ kind: 'answer', status, message })
})

test('an unreachable server throws a network error', async () => {
  const client = createClient({ baseUrl: 'http://127.0.0.1:1/api', getToken: () => null })
  expect(await failureOf(unwrap(client.GET('/course/get')))).toMatchObject({ kind: 'network', status: 0 })
})

test('the change stream of the mock sends an empty list of changes and stays open', async () => {
  const controller = new AbortController()
  const events: unknown[] = []
  const closed = readEventStream(
    (options) => createApi(createTestClient('mock-token-student'))('watchChanges', {}, options),
    {
      signal: controller.signal,
      onChange: (changed) => {
        events.push(changed)
        controller.abort()
      },
    },
  )
  await expect(closed).rejects.toBeInstanceOf(Error)
  expect(events).toEqual([[]])
})
