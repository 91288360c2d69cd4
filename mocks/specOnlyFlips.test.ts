import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { json, openMockWithBackend, admin, asJson, openMockForTest } from './openMockForTest.ts'

const settings = '/api/school/settings'

test.each([
  ['the header', { 'X-Mock': 'scenario=specOnly' }],
  ['the cookie', { cookie: 'mock=scenario%3DspecOnly' }],
])('the scenario specOnly set by %s applies to that request only', async (_, headers: Record<string, string>) => {
  const { request } = await openMockForTest()
  expect((await request(settings, { headers })).status).toBe(404)
  expect((await request(settings)).status).toBe(200)
})

test('specOnly set in the panel applies to all requests until it is reset', async () => {
  const { request } = await openMockForTest()
  expect(await (await request('/__mock')).text()).toContain('data-scenario="specOnly"')
  await request('/__mock/state', { method: 'PATCH', body: '{"scenario":"specOnly"}' })
  expect((await request(settings)).status).toBe(404)
  expect(await (await request('/__mock/state')).json()).toMatchObject({ specOnly: true })
  await request('/__mock/state', { method: 'DELETE' })
  expect((await request(settings)).status).toBe(200)
})

test('--spec-only survives a reset and is shown in the panel', async () => {
  const { request } = await openMockForTest({ specOnly: true })
  await request('/__mock/state', { method: 'DELETE' })
  expect((await request(settings)).status).toBe(404)
  expect(await (await request('/__mock')).text()).toContain('Specification-only mode')
})

test('situations and other scenarios apply in addition to --spec-only', async () => {
  const { request } = await openMockForTest({ specOnly: true })
  const empty = await request('/api/course/get', { headers: { 'X-Mock': 'listCourses=empty' } })
  expect(await empty.json()).toEqual(examples.listCourses[200].empty)
  const fails = { ...admin, 'X-Mock': 'scenario=everythingFails' }
  expect((await request('/api/student/get', { headers: fails })).status).toBe(500)
  expect((await request(settings, { headers: fails })).status).toBe(404)
  expect((await request(settings, { headers: { 'X-Mock': '*=serverError' } })).status).toBe(404)
})

test('an example named by an override is sent without extensions', async () => {
  const { request } = await openMockForTest({ specOnly: true })
  const response = await request('/api/student/get?limit=5', { headers: { ...admin, 'X-Mock': 'listStudents=page' } })
  expect(examples.listStudents[200].page).toHaveProperty('page')
  expect(Object.keys((await response.json()) as object)).toEqual(['students'])
})

test('an override that names an extension call enables that call', async () => {
  const { request } = await openMockForTest({ specOnly: true })
  const headers = { 'X-Mock': 'getSettings=typical' }
  expect(await (await request(settings, { headers })).json()).toEqual(examples.getSettings[200].typical)
  expect((await request('/api/school/front-page', { headers })).status).toBe(404)
})

test('a student with an unconfirmed email has access, since confirmation is an extension', async () => {
  const { request } = await openMockForTest({ specOnly: true })
  const signedIn = await request('/api/auth/login', asJson({ email: 'unconfirmed@maktab.test', password: 'x' }))
  const { token, ...rest } = (await signedIn.json()) as { token: string }
  expect(rest).not.toHaveProperty('emailConfirmed')
  expect((await request('/api/student/billing', { headers: { token } })).status).toBe(200)
})

test('Server-Timing names the disabled extension call', async () => {
  const { request } = await openMockForTest({ specOnly: true })
  expect((await request(settings)).headers.get('server-timing')).toBe('call;desc="getSettings", from;desc="specOnly"')
})

test('extensions are removed from a backend’s responses and never sent to it', async () => {
  const seen: unknown[] = []
  const { request: ask } = await openMockWithBackend((request, response) => {
    const { 'idempotency-key': key, 'if-none-match': cached } = request.headers
    seen.push([request.url, key, cached])
    response.setHeader('ETag', '"1"')
    json(200, { course: [{ id: 1, name: 'Tajweed', pricing: 'monthly', version: 2 }], own: 1 })(request, response)
  })
  const headers = { 'X-Mock': 'scenario=specOnly', 'Idempotency-Key': 'a'.repeat(20), 'If-None-Match': '"1"' }
  const answer = await ask('/api/course/get', { headers })
  expect(await answer.json()).toEqual({ course: [{ id: 1, name: 'Tajweed' }], own: 1 })
  expect([answer.headers.get('x-from'), answer.headers.get('etag')]).toEqual(['backend', null])
  expect((await ask('/api/course/get?limit=5', { headers })).status).toBe(422)
  expect((await ask(settings, { headers })).status).toBe(404)
  expect((await ask('/api/unheard-of', { headers })).status).toBe(404)
  expect(seen).toEqual([['/api/course/get', undefined, undefined]])
})
