import { calls } from '@maktab/contract/calls'
import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { json, openMockWithBackend } from './openMockWithBackend.ts'
import { openMockForTest } from './openMock.ts'

/** A backend that keeps what is saved: a school in miniature. */
async function openKeeping() {
  const course: unknown[] = []
  return openMockWithBackend((request, response) => {
    if (request.url === '/api/auth/login') {
      json(200, { ...examples.signIn[200].teacher, token: 'real' })(request, response)
      return
    }
    if (request.method === 'POST') course.push(examples.listCourses[200].typical.course[0])
    json(request.method === 'POST' ? 201 : 200, request.method === 'POST' ? { message: 'Saved' } : { course })(
      request,
      response,
    )
  })
}

const flip = (words: string) => ({ headers: { 'X-Mock': words } })

test('what is saved is there afterwards, and a flip wins over it', async () => {
  const { request } = await openKeeping()
  const rows = async (init?: RequestInit) =>
    ((await (await request('/api/course/get', init)).json()) as { course: unknown[] }).course.length
  expect(await rows()).toBe(0)
  await request('/api/course/create-course', { method: 'POST' })
  expect(await rows()).toBe(1)
  expect(await rows(flip('listCourses=typical'))).toBe(examples.listCourses[200].typical.course.length)
  await request('/__mock/state', { method: 'PATCH', body: '{"scenario":"newSchool"}' })
  expect(await rows()).toBe(0)
  expect(await rows(flip('listCourses=upstream'))).toBe(1)
})

test('a call of one’s own can come from the examples, for whom the backend has signed in', async () => {
  const { request } = await openKeeping()
  const asked = async () =>
    (await request('/api/class/get', { headers: { token: 'real', 'X-Mock': 'listTeacherClasses=mock' } })).status
  expect(await asked()).toBe(401)
  const body = JSON.stringify({ email: 'salma@school.test', password: 'secret' })
  await request('/api/auth/login', { method: 'POST', body, headers: { 'Content-Type': 'application/json' } })
  expect(await asked()).toBe(200)
  const admin = await request('/api/student/get', { headers: { token: 'real', 'X-Mock': '*=mock' } })
  expect(admin.status).toBe(403)
})

test.each([
  ['a situation that isn’t there', 'listCourses=emty', 'has no example “emty”'],
  ['a school of repeated rows', 'scenario=busySchool', 'repeats rows of examples'],
])('%s is refused in front of a backend too', async (_, words, message) => {
  const { request } = await openKeeping()
  const answer = await request('/api/course/get', flip(words))
  expect(answer.status).toBe(400)
  expect(await answer.json()).toEqual({ error: expect.stringContaining(message) as string })
})

test('the page says what can be chosen, and what can’t', async () => {
  const { request } = await openKeeping()
  const page = await (await request('/__mock')).text()
  expect(page).toMatch(/Overrides, delays\s+and\s+scenarios\s+take\s+precedence/)
  expect(page).toMatch(/data-scenario="busySchool"\s+disabled/)
  expect(page).toContain('Sign in with an account of the backend.')
  for (const way of ['mock', 'upstream']) {
    expect(page.split(`<option value="${way}"`)).toHaveLength(Object.keys(calls).length + 1)
  }
  const alone = await openMockForTest()
  expect(await (await alone.request('/__mock')).text()).not.toMatch(/<\w+[^>]*\sdisabled/)
  const refused = await alone.request('/api/course/get', flip('listCourses=upstream'))
  expect(await refused.json()).toEqual({ error: '“upstream” needs a backend: set MOCK_UPSTREAM.' })
})

test('every answer says which call it was and who gave it', async () => {
  const { request } = await openKeeping()
  const said = async (init?: RequestInit) => (await request('/api/course/get', init)).headers.get('server-timing')
  expect(await said()).toBe('call;desc="listCourses", from;desc="backend"')
  expect(await said(flip('listCourses=empty'))).toBe('call;desc="listCourses", from;desc="empty"')
  expect(await said(flip('listCourses=mock'))).toBe('call;desc="listCourses", from;desc="examples"')
})
