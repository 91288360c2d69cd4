import { calls } from '@maktab/contract/calls'
import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { openMockForTest } from './openMock.ts'

const put = (body: unknown): RequestInit => ({ method: 'PUT', body: JSON.stringify(body) })

test('the page lists every call with its examples', async () => {
  const { ask } = await openMockForTest()
  const page = await (await ask('/__mock')).text()
  for (const id of Object.keys(calls)) expect(page).toContain(`data-call="${id}"`)
  expect(page).toMatch(/<option value="empty"\s*>\s*empty · 200 · /)
  expect(page).toContain('admin@maktab.test')
  expect(page.match(/data-scenario=/g)).toHaveLength(4)
})

test('what is set on the page holds until it is set back', async () => {
  const { ask } = await openMockForTest()
  expect((await ask('/__mock/state', put({ situations: { listCourses: 'empty' } }))).status).toBe(200)
  expect(await (await ask('/api/course/get')).json()).toEqual(examples.listCourses[200].empty)
  expect(await (await ask('/__mock')).text()).toMatch(/value="empty" selected/)
  const header = await ask('/api/course/get', { headers: { 'X-Mock': 'listCourses=serverError' } })
  expect(header.status).toBe(500)
  await ask('/__mock/state', { method: 'DELETE' })
  expect(await (await ask('/api/course/get')).json()).toEqual(examples.listCourses[200].typical)
})

test('a scenario for the whole school', async () => {
  const { ask } = await openMockForTest()
  await ask('/__mock/state', put({ scenario: 'everythingFails' }))
  expect((await ask('/api/course/get')).status).toBe(500)
  expect(await (await ask('/__mock/state')).json()).toMatchObject({ scenario: 'everythingFails', fault: null })
})

test.each([
  ['no JSON', { method: 'PUT', body: '{' }],
  ['an unknown call', put({ situations: { nothing: 'empty' } })],
  ['an unknown scenario', put({ scenario: 'war' })],
  ['a delay in words', put({ delays: { listCourses: 'long' } })],
  ['a delay of days', put({ delays: { listCourses: 100_000_000 } })],
  ['a scenario that is a list', put({ scenario: ['newSchool'] })],
  ['a name that every object has', put({ scenario: 'toString' })],
  ['nothing', put(null)],
])('%s is refused, and nothing changes', async (_, init) => {
  const { ask } = await openMockForTest()
  const answer = await ask('/__mock/state', init)
  expect(answer.status).toBe(400)
  expect(await (await ask('/__mock/state')).json()).toEqual({ situations: {}, delays: {}, fault: null })
})

test('every call can be late at once', async () => {
  const { ask } = await openMockForTest()
  await ask('/__mock/state', put({ delays: { '*': 120 } }))
  expect(await (await ask('/__mock')).text()).toMatch(/data-delay="\*"\s+value="120"/)
  const start = performance.now()
  await ask('/api/course/get')
  expect(performance.now() - start).toBeGreaterThan(115)
})

test('other methods are told which there are', async () => {
  const { ask } = await openMockForTest()
  const answer = await ask('/__mock/state', { method: 'POST' })
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD, PUT, DELETE'])
})

test('what there isn’t is told', async () => {
  const { ask } = await openMockForTest()
  expect((await ask('/__mock/nothing')).status).toBe(404)
})
