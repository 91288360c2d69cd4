import { type OperationId, calls } from '@maktab/contract/calls'
import { describe, expect, test } from 'vitest'
import {
  type Fields,
  extensionIds,
  openSpecOnlyMock,
  getExamplePath,
  getSpecified,
  specifiedIds,
  createTokenHeader,
} from './openSpecOnlyMock.ts'
import { stripExtensions } from './undeclaredFields.ts'

const { request, send } = openSpecOnlyMock()

describe('an extension call', () => {
  test.each(extensionIds)('%s returns 404 with and without a token', async (id) => {
    for (const headers of [{}, createTokenHeader(id)]) {
      const response = await request(getExamplePath(id), { method: calls[id].method, headers })
      expect([response.status, await response.json()]).toEqual([404, { message: 'Not found' }])
    }
  })

  test('returns 404 with another method and as a stream', async () => {
    expect((await request('/api/school/settings', { method: 'POST' })).status).toBe(404)
    const headers = { token: 'mock-token-student', accept: 'text/event-stream' }
    expect((await request('/api/changes/watch', { headers })).status).toBe(404)
  })
})

/** Paths of response keys that the specification doesn’t list. */
function keysBeyond(value: unknown, fields: Fields, path: string): string[] {
  if (typeof value === 'string' && value.startsWith('[')) return keysBeyond(JSON.parse(value), fields, path)
  if (Array.isArray(value)) return [...new Set(value.flatMap((item) => keysBeyond(item, fields, path)))]
  if (typeof value !== 'object' || value === null) return []
  const known = new Map<string, Fields>(
    fields.flatMap((field) => (typeof field === 'string' ? [[field, []]] : Object.entries(field))),
  )
  return Object.entries(value).flatMap(([key, inner]) => {
    const own = known.get(key)
    return own ? keysBeyond(inner, own, `${path}.${key}`) : [`${path}.${key}`]
  })
}

/** A body that the mock accepts: sign-in needs one of its accounts. */
const takes = (id: OperationId, body: Record<string, unknown> | undefined) =>
  id === 'signIn' ? { ...body, email: 'student@maktab.test' } : body

describe.each(specifiedIds)('%s', (id) => {
  const { bodies = [], answer = {} } = getSpecified(id)

  // proves 2§3.11, 2§3.13, 2§3.14
  test('responds without extension fields', async () => {
    const said = await send(id, takes(id, bodies[0]))
    expect(said.status, await said.clone().text()).toBeLessThan(300)
    const told = (await said.json()) as Record<string, unknown>
    expect(Object.keys(told)).toEqual(expect.arrayContaining(Object.keys(answer)))
    // Any response may have a message; calls without an entry in the table aren’t specified.
    const isSaid = Object.keys(answer).length > 0
    const others = Object.keys(told).filter((key) => isSaid && key !== 'message' && !(key in answer))
    const records = Object.entries(answer).filter(([, fields]) => fields.length > 0)
    expect([...others, ...records.flatMap(([name, fields]) => keysBeyond(told[name], fields, name))]).toEqual([])
  })

  test.each(bodies.map((body) => [Object.keys(body).join(', '), body] as const))('accepts %s', async (_, body) => {
    const said = await send(id, takes(id, body))
    expect(said.status, await said.text()).toBeLessThan(300)
  })
})

// proves 2§3.11
test('bills have no numbers, and a student’s bills have no status', async () => {
  const read = async (id: OperationId) => (await (await send(id)).json()) as Record<string, Record<string, unknown>[]>
  const { billing = [] } = await read('listStudentBilling')
  expect(new Set(billing.map((bill) => Object.keys(bill).join()))).toEqual(
    new Set(['event,course,receipt,paymentMethod']),
  )
  const items = billing.flatMap(({ event, course }) => [event, course]).filter((item) => typeof item === 'object')
  expect(items.filter((item) => item && 'id' in item)).toEqual([])
  const { data = [] } = await read('listStudentBillingDetails')
  expect(new Set(data.map((bill) => Object.keys(bill).join()))).toEqual(
    new Set(['receipt,paymentMethod,paymentStatus,course']),
  )
  const { billingDetails = [] } = await read('getEventBilling')
  expect(Object.keys(billingDetails)).toEqual(['receipt', 'paymentMethod'])
})

// proves X197
test('a list encoded in a string has no extensions', () => {
  const days = { 'x-extension': true, type: 'array' }
  const item = { properties: { from: {}, days } }
  const schema = { oneOf: [{}, { items: item }] }
  expect(stripExtensions('[{"from":"16:00","days":[1]}]', [schema])).toBe('[{"from":"16:00"}]')
  expect(stripExtensions('no list', [schema])).toBe('no list')
})

test('pictures are served', async () => {
  expect((await request('/uploads/receipt-1.jpg')).status).toBe(200)
})
