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

const clientOf = (token: string | null, flips = '') =>
  createClient({
    baseUrl: `http://127.0.0.1:${port}/api`,
    getToken: () => token,
    fetch: (input, init) => {
      const request = new Request(input, init)
      if (flips !== '') request.headers.set('X-Mock', flips)
      return fetch(request)
    },
  })

const failureOf = async (answer: Promise<unknown>): Promise<ApiError> => {
  const error = await answer.catch((thrown: unknown) => thrown)
  if (!(error instanceof ApiError)) throw new Error(`Expected a failure, got ${JSON.stringify(error)}`)
  return error
}

test('signs in, and the token opens what it may', async () => {
  const body = { email: 'teacher@maktab.test', password: 'anything' }
  const { token } = await unwrap(clientOf(null).POST('/auth/login', { body }))
  const client = clientOf(token)
  expect(await unwrap(client.GET('/auth/get'))).toEqual(examples.getCurrentUser[200].teacher)
  expect(await failureOf(unwrap(client.GET('/student/get')))).toMatchObject({ status: 403 })
})

test('nested files and fields arrive as the contract wants them', async () => {
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
  const refusal = await failureOf(unwrap(clientOf(null).POST('/student/register', { body })))
  expect(Object.keys(refusal.fields)).toEqual(['courses[0].timings[1].to'])
  const fixed = { ...course, timings: course.timings.slice(0, 1) }
  expect(
    await unwrap(clientOf(null).POST('/student/register', { body: { ...body, courses: [fixed] } })),
  ).toHaveProperty('message')
})

// proves 1§8.3
test('a refusal of fields has the specification’s sentence and each message by its field', async () => {
  const refusal = await failureOf(
    unwrap(
      clientOf('mock-token-admin', 'savePolicy=invalid').POST('/student-policy/create-and-edit', {
        body: { id: 0, title: '', description: '' },
      }),
    ),
  )
  const fields = examples.savePolicy[422].invalid.error as Record<string, string[]>
  expect(refusal).toMatchObject({ status: 422, fields })
  expect(refusal.message).toBe(`Validation failed: ${Object.values(fields).flat().join('; ')}`)
})

// proves 1§8.6
test.each([
  ['serverError', 500, 'Something went wrong'],
  ['sessionExpired', 401, examples.listStudents[401].sessionExpired.error],
])('%s is an error with status %i', async (situation, status, message) => {
  const failure = await failureOf(unwrap(clientOf('mock-token-admin', `listStudents=${situation}`).GET('/student/get')))
  expect(failure).toMatchObject({ kind: 'answer', status, message })
})

test('a school that isn’t there is a failure of the line', async () => {
  const client = createClient({ baseUrl: 'http://127.0.0.1:1/api', getToken: () => null })
  expect(await failureOf(unwrap(client.GET('/course/get')))).toMatchObject({ kind: 'network', status: 0 })
})

test('whoever listens to the mock hears that nothing changes, and goes on to listen', async () => {
  const leaving = new AbortController()
  const told: unknown[] = []
  const over = readEventStream((line) => createApi(clientOf('mock-token-student'))('watchChanges', {}, line), {
    signal: leaving.signal,
    onChange: (changed) => {
      told.push(changed)
      leaving.abort()
    },
  })
  await expect(over).rejects.toBeInstanceOf(Error)
  expect(told).toEqual([[]])
})
