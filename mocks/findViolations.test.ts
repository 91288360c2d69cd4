import { examples } from '@maktab/contract/examples'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { json, openMockWithBackend, admin, asJson, contractPath } from './openMockForTest.ts'
import { readContract } from './readContract.ts'
import { findUndeclaredFields } from './undeclaredFields.ts'
import { type Violation, createFindings } from './findings.ts'

test('text in place of a file is reported', async () => {
  const mock = await openMockWithBackend(json(201, { message: 'Created' }))
  const body = new FormData()
  for (const [name, value] of Object.entries({ name: 'Tajweed', price: '5', image: 'a.png' })) body.set(name, value)
  await mock.request('/api/course/create-course', { method: 'POST', body, headers: admin })
  expect(await mock.findings()).toEqual([
    expect.objectContaining({ of: 'request', path: 'body.image', message: 'The image must be sent as a file.' }),
  ])
})

test('an invalid response field is reported with its path', async () => {
  const mock = await openMockWithBackend(json(200, { course: [{ id: 'one', name: 'Tajweed' }] }))
  await mock.request('/api/course/get')
  const found = await mock.findings()
  expect(found).toContainEqual(
    expect.objectContaining({
      of: 'answer',
      call: 'GET /course/get',
      path: 'body.course.*.id',
      place: 'body.course.0.id',
      value: '"one"',
      count: 1,
    }) as unknown,
  )
  expect(await (await mock.request('/__mock')).text()).toContain('body.course.*.id')
})

test('an invalid request is reported and still forwarded', async () => {
  const mock = await openMockWithBackend(json(401, { error: 'No' }))
  const response = await mock.request('/api/auth/login', asJson({ email: 'nobody' }))
  expect(response.status).toBe(401)
  expect((await mock.findings()).map(({ of }) => of)).toContain('request')
})

test('undeclared statuses and calls are reported', async () => {
  const mock = await openMockWithBackend(json(418, {}))
  await mock.request('/api/course/get')
  await mock.request('/api/nothing')
  expect((await mock.findings()).map(({ call, of }) => [call, of])).toEqual([
    ['GET /nothing', 'request'],
    ['GET /course/get', 'answer'],
  ])
})

const course = { ...examples.listCourses[200].typical.course[0], price: 'much' }

test('equal violations in a list are one counted finding with the contract’s line', async () => {
  const mock = await openMockWithBackend(json(200, { course: Array.from({ length: 200 }, () => course) }))
  await mock.request('/api/course/get')
  const [finding, ...others] = await mock.findings()
  expect(others).toEqual([])
  expect(finding).toMatchObject({
    path: 'body.course.*.price',
    place: 'body.course.0.price',
    count: 200,
    value: '"much"',
  })
  const [, file = '', line = ''] = /^openapi\/(.*):(\d+)$/.exec(finding?.schema ?? '') ?? []
  const lines = readFileSync(join(dirname(contractPath), file), 'utf8').split('\n')
  expect(lines[Number(line) - 1]).toMatch(/^ +price:/)
  const logged = mock.lines.filter((one) => one.includes('course.*.price'))
  expect(logged).toEqual([
    `✗ answer of GET /course/get body.course.*.price: must be a number, not "much" (${finding?.schema})`,
  ])
})

test('an undeclared field is reported at any depth', async () => {
  const sane = { ...course, price: 5, secret: true }
  const mock = await openMockWithBackend(json(200, { course: [sane], more: 1 }))
  await mock.request('/api/course/get')
  expect((await mock.findings()).map(({ path, message }) => [path, message])).toEqual([
    ['body.more', 'is not declared'],
    ['body.course.*.secret', 'is not declared'],
  ])
})

test.each([
  ['HTML', 'text/html; charset=utf-8', '<h1>Hello</h1>', 'body', 'not JSON, text/html, 14 bytes'],
  ['JSON that was cut off', 'application/json', '{"course":[', 'body', 'not JSON, application/json, 11 bytes'],
  [
    'JSON under another name',
    'text/plain',
    '{"course":[]}',
    'content-type',
    'must be application/json, not text/plain',
  ],
])('%s in place of JSON is one finding', async (_, type, body, path, message) => {
  const mock = await openMockWithBackend((__, response) => response.writeHead(200, { 'Content-Type': type }).end(body))
  await mock.request('/api/course/get')
  expect(await mock.findings()).toEqual([expect.objectContaining({ of: 'answer', path, message })])
})

test('no example of the contract has an undeclared field', async () => {
  const operations = await readContract(contractPath)
  const undeclared = operations.flatMap(({ id, examples: named, answerSchemas }) =>
    [...named].flatMap(([name, { status, body }]) =>
      findUndeclaredFields(body, [answerSchemas.get(status) ?? {}]).map((path) => `${id} ${name} ${path.join('.')}`),
    ),
  )
  expect(undeclared).toEqual([])
})

const fault = (call: string, path: string): Violation => ({ of: 'answer', call, path, message: 'must be a number' })

test('equal violations at different list indexes are counted as one', () => {
  const findings = createFindings()
  expect(findings.record([0, 1, 2].map((row) => fault('GET /a', `body.rows.${row}.times.${row}`)))).toHaveLength(1)
  expect(findings.record([fault('GET /a', 'body.rows.9.times.9')])).toEqual([])
  expect(findings.all()).toEqual([
    expect.objectContaining({ path: 'body.rows.*.times.*', place: 'body.rows.0.times.0', count: 4 }),
  ])
})

test('above the limit, calls with the most findings lose theirs first', () => {
  const findings = createFindings()
  findings.record([fault('GET /quiet', 'body.price')])
  for (const call of ['GET /a', 'GET /b', 'GET /c']) {
    findings.record(Array.from({ length: 2000 }, (_, index) => fault(call, `body.field${index}`)))
  }
  const calls = Map.groupBy(findings.all(), ({ call }) => call)
  expect(findings.all()).toHaveLength(500)
  expect([...calls.keys()].toSorted()).toEqual(['GET /a', 'GET /b', 'GET /c', 'GET /quiet'])
})
