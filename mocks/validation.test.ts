import { examples, requests } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { admin, asJson, openMockForTest, contractPath } from './openMockForTest.ts'
import { type OperationId, calls } from '@maktab/contract/calls'
import { type Operation, readContract } from './readContract.ts'
import { getExampleResponse } from './prism.ts'

const picture = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2, 3])], 'letters; part=1.png', {
  type: 'image/png',
})

function form(fields: Record<string, string | File>): RequestInit {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  return { method: 'POST', body, headers: admin }
}

const student = {
  name: 'Zaynab',
  guardian_name: 'Maryam',
  email: 'zaynab@school.test',
  password: 'open sesame',
  contact_number: '0300',
  preferred_language: 'urdu',
  signature: 'Zaynab',
  date_of_birth: '2012-05-01',
  registration_date: '2026-11-21',
  'courses[0][course_id]': '3',
  'courses[0][course_name]': 'Tajweed',
  'courses[0][timings][0][from]': '16:00',
  'courses[0][timings][0][to]': '17:00',
  'courses[0][billing][receipt_image]': picture,
  'courses[0][billing][payment_method]': 'PayPal',
}

test('an upload with nested bracket names is accepted', async () => {
  const { request } = await openMockForTest()
  const response = await request('/api/student/register', form(student))
  expect(response.status).toBeLessThan(300)
})

test('errors in nested form fields are reported by path', async () => {
  const { request } = await openMockForTest()
  const { 'courses[0][timings][0][to]': _, ...rest } = student
  const response = await request(
    '/api/student/register',
    form({ ...rest, 'courses[0][billing][payment_method]': 'Gold' }),
  )
  expect(response.status).toBe(422)
  expect((await response.json()) as object).toMatchObject({
    error: {
      'courses[0].timings[0].to': ['To is required'],
      'courses[0].billing.payment_method': ['Payment method must be one of: Credit Card, PayPal, Bank Transfer'],
    },
  })
})

test('form fields are parsed as numbers', async () => {
  const { request } = await openMockForTest()
  const fields = { name: 'Tajweed', description: '', courseDuration: '', image: picture }
  expect((await request('/api/course/create-course', form({ ...fields, price: '12.5' }))).status).toBe(201)
  const changed = await request('/api/course/create-course', form({ ...fields, price: '12.5', id: '3' }))
  expect([changed.status, await changed.json()]).toEqual([200, examples.saveCourse[200].updated])
  const wrong = await request('/api/course/create-course', form({ ...fields, price: 'cheap' }))
  expect(await wrong.json()).toMatchObject({ error: { price: ['Price must be a number'] } })
})

test.each([
  ['too large', new File([new Uint8Array(5 * 1024 * 1024 + 1).fill(0xff)], 'a.jpg'), /larger than 5 MB/],
  ['an SVG', new File(['<svg/>'], 'a.png', { type: 'image/png' }), /must be a JPEG, PNG/],
])('a picture that is %s is rejected', async (_, image, words) => {
  const { request } = await openMockForTest()
  const response = await request('/api/course/create-course', form({ name: 'Tajweed', price: '0', image }))
  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({ error: { image: [expect.stringMatching(words)] } })
})

test('JSON is validated field by field', async () => {
  const { request } = await openMockForTest()
  const response = await request('/api/auth/login', asJson({ email: 'nobody', extra: 1 }))
  expect(response.status).toBe(422)
  expect(await response.json()).toEqual({
    error: {
      email: ['Email must be an email address'],
      extra: ['Extra isn’t expected here'],
      password: ['Password is required'],
    },
    message: 'Please check the highlighted fields.',
  })
})

test('an empty required text is reported as required', async () => {
  const { request } = await openMockForTest()
  const response = await request(
    '/api/student-policy/create-and-edit',
    asJson({ id: 0, title: '', description: 'x' }, admin),
  )
  expect(await response.json()).toMatchObject({ error: { title: ['Title is required'] } })
})

test('a missing body is reported as required', async () => {
  const { request } = await openMockForTest()
  const response = await request('/api/auth/login', { method: 'POST' })
  expect([response.status, await response.json()]).toEqual([
    422,
    { error: { body: ['Body is required'] }, message: 'Please check the highlighted fields.' },
  ])
})

test('an invalid path parameter returns 404', async () => {
  const { request } = await openMockForTest()
  const response = await request('/api/course/outlines/abc', { headers: admin })
  expect(response.status).toBe(404)
})

test('files in place of text and text in place of files are rejected', async () => {
  const { request } = await openMockForTest()
  const swapped = await request('/api/course/create-course', form({ name: picture, price: '0', image: 'a.png' }))
  expect([swapped.status, await swapped.json()]).toMatchObject([
    422,
    { error: { name: ['This field takes text, not a file.'], image: ['The image must be sent as a file.'] } },
  ])
})

test.each([
  ['JSON in place of a form', '/api/course/create-course', asJson({ name: 'Tajweed', price: 5 }, admin)],
  ['a form in place of JSON', '/api/student-policy/create-and-edit', form({ id: '0', title: 'a' })],
])('%s is rejected', async (_, path, init) => {
  const { request } = await openMockForTest()
  const response = await request(path, init)
  expect([response.status, await response.json()]).toEqual([
    422,
    {
      error: { body: [expect.stringMatching(/^The body must be sent as (multipart\/form-data|application\/json)\.$/)] },
      message: 'Please check the highlighted fields.',
    },
  ])
})

test('a call without a body ignores one', async () => {
  const { request } = await openMockForTest()
  const response = await request('/api/course/delete/1', { method: 'DELETE', body: '{', headers: admin })
  expect(response.status).toBe(200)
})

type Request = { params: Record<string, number | string>; body?: object }

const named = (Object.keys(calls) as OperationId[]).flatMap((id) =>
  Object.entries<Request>(requests[id]).map(([name, request]) => ({ id, name, ...request })),
)
const operations = new Map((await readContract(contractPath)).map((operation) => [operation.id, operation]))

/** Required query parameters, from the contract’s examples. */
const requiredQuery = ({ prism: { request } }: Operation): Record<string, string> =>
  Object.fromEntries(
    (request?.query ?? []).flatMap(({ name, required, examples }) => {
      const [example] = examples ?? []
      return required && example && 'value' in example ? [[name, String(example.value)]] : []
    }),
  )

const findingsOf = async (id: OperationId, { params, body }: Request) => {
  const operation = operations.get(id)
  if (!operation) throw new Error(`${id} is not in the contract`)
  const path = calls[id].path.replaceAll(/\{(\w+)\}/g, (_, parameter: string) => String(params[parameter]))
  return (await getExampleResponse({ operation, path, query: requiredQuery(operation), body })).findings.request
}

test('every example request of the contract is valid', async () => {
  const wrong: unknown[] = []
  for (const { id, name, ...request } of named) {
    const findings = await findingsOf(id, request)
    if (findings.length > 0) wrong.push({ id, name, findings })
  }
  expect(wrong).toEqual([])
  expect(new Set(named.map(({ id }) => id)).size).toBe(operations.size)
})

test('a request without a required field is reported', async () => {
  const { body, params } = requests.updatePaymentStatus.paid
  const { paymentStatus: _, ...rest } = body
  expect(await findingsOf('updatePaymentStatus', { params, body: rest })).toMatchObject([{ code: 'required' }])
})
