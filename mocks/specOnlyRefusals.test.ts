import { calls } from '@maktab/contract/calls'
import { expect, test } from 'vitest'
import type { Operation } from './readContract.ts'
import { openSpecOnlyMock, getOperation, getSpecified, specifiedIds, createTokenHeader } from './openSpecOnlyMock.ts'

const { request, send } = openSpecOnlyMock()

type Schema = NonNullable<Operation['bodySchema']> & { 'x-extension'?: boolean }
type Tried = { path: string; body: unknown }

/** One request body for each extension field, with the path of that field. */
function withEachExtension(schema: Schema, value: unknown): Tried[] {
  if (Array.isArray(value)) {
    const [first, ...rest] = value as unknown[]
    const tried = withEachExtension(schema.items ?? {}, first)
    return tried.map(({ path, body }) => ({ path: `[0]${path}`, body: [body, ...rest] }))
  }
  if (typeof value !== 'object' || value === null) return []
  const record = value as Record<string, unknown>
  return Object.entries<Schema>(schema.properties ?? {}).flatMap(([name, field]): Tried[] => {
    if (field['x-extension']) return [{ path: `.${name}`, body: { ...record, [name]: 'beyond' } }]
    const tried = withEachExtension(field, record[name])
    return tried.map(({ path, body }) => ({ path: `.${name}${path}`, body: { ...record, [name]: body } }))
  })
}

/** Number of extension fields in a schema, at any depth. */
function countMarked(schema: Schema): number {
  const fields = Object.values<Schema>(schema.properties ?? {})
  const inner = schema.items ? countMarked(schema.items) : 0
  return fields.reduce((count, field) => count + (field['x-extension'] ? 1 : countMarked(field)), inner)
}

const schemaOf = (id: (typeof specifiedIds)[number]) => getOperation(id).bodySchema ?? {}
const fields = specifiedIds.flatMap((id) =>
  withEachExtension(schemaOf(id), getSpecified(id).bodies?.[0]).map(({ path, body }) => ({
    id,
    field: path.slice(1),
    body,
  })),
)
const parameters = specifiedIds.flatMap((id) => calls[id].extensionQuery.map((name) => ({ id, name })))

// proves X197
test('every extension field and query parameter of the contract is covered', () => {
  const marked = specifiedIds.map((id) => countMarked(schemaOf(id))).reduce((sum, count) => sum + count, 0)
  expect(fields).toHaveLength(marked)
  expect(fields.length).toBeGreaterThan(30)
  expect(parameters.length).toBeGreaterThan(50)
})

test.each(fields)('$id rejects the extension field $field', async ({ id, field, body }) => {
  const response = await send(id, body)
  const { error } = (await response.json()) as { error: Record<string, string[]> }
  expect([response.status, Object.keys(error)]).toEqual([422, [field]])
  expect(error[field]?.[0]).toMatch(/isn’t expected here/)
})

test.each(parameters)('$id rejects the query parameter $name', async ({ id, name }) => {
  const response = await send(id, getSpecified(id).bodies?.[0], `?${name}=1`)
  const { error } = (await response.json()) as { error: Record<string, string[]> }
  expect([response.status, Object.keys(error)]).toEqual([422, [name]])
})

test('unknown fields and query parameters are rejected', async () => {
  const body = { id: 0, title: 'Quiet', description: 'Please', odd: 1 }
  const response = await send('savePolicy', body, '?strange=1')
  expect([response.status, await response.json()]).toEqual([
    422,
    {
      error: { strange: ['Strange isn’t expected here'], odd: ['Odd isn’t expected here'] },
      message: 'Please check the highlighted fields.',
    },
  ])
})

test('an unknown nested form field is rejected', async () => {
  const [body] = getSpecified('purchaseCourse').bodies ?? []
  const response = await send('purchaseCourse', { ...body, classTimings: [{ from: '16:00', to: '17:00', odd: 'x' }] })
  expect([response.status, await response.json()]).toMatchObject([
    422,
    { error: { 'classTimings[0].odd': ['Odd isn’t expected here'] } },
  ])
})

test('a visitor gets 401 before extension errors', async () => {
  expect((await request('/api/student/get?limit=5')).status).toBe(401)
})

// proves 2§5.1
test('a PDF receipt is rejected', async () => {
  const form = new FormData()
  form.append('eventID', '1')
  form.append('method', 'bank')
  form.append('receipt', new File(['%PDF-1.7'], 'receipt.pdf', { type: 'application/pdf' }))
  const init = { method: 'POST', headers: createTokenHeader('submitEventPayment'), body: form }
  const response = await request('/api/event/event-payment', init)
  expect([response.status, await response.json()]).toMatchObject([
    422,
    { error: { receipt: ['The file must be a JPEG, PNG or WebP image.'] } },
  ])
})

test('the header of an extension is ignored', async () => {
  const headers = { ...createTokenHeader('savePolicy'), 'Content-Type': 'application/json', 'Idempotency-Key': 'x' }
  const body = JSON.stringify({ id: 0, title: 'Quiet', description: 'Please' })
  const response = await request('/api/student-policy/create-and-edit', { method: 'POST', headers, body })
  expect(response.status).toBe(201)
})
