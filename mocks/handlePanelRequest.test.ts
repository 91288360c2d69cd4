import { calls } from '@maktab/contract/calls'
import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { openMockForTest } from './openMockForTest.ts'
import { scenarios } from './scenarios.ts'

const put = (body: unknown): RequestInit => ({ method: 'PUT', body: JSON.stringify(body) })

test('the page lists every call with its examples', async () => {
  const { request } = await openMockForTest()
  const page = await (await request('/__mock')).text()
  for (const id of Object.keys(calls)) expect(page).toContain(`data-call="${id}"`)
  expect(page).toMatch(/<option value="empty"\s*>\s*empty · 200 · /)
  expect(page).toContain('admin@maktab.test')
  expect(page.match(/data-scenario=/g)).toHaveLength(Object.keys(scenarios).length)
})

test('overrides set in the panel apply until they are reset', async () => {
  const { request } = await openMockForTest()
  expect((await request('/__mock/state', put({ situations: { listCourses: 'empty' } }))).status).toBe(200)
  expect(await (await request('/api/course/get')).json()).toEqual(examples.listCourses[200].empty)
  expect(await (await request('/__mock')).text()).toMatch(/value="empty" selected/)
  const header = await request('/api/course/get', { headers: { 'X-Mock': 'listCourses=serverError' } })
  expect(header.status).toBe(500)
  await request('/__mock/state', { method: 'DELETE' })
  expect(await (await request('/api/course/get')).json()).toEqual(examples.listCourses[200].typical)
})

test('a scenario applies to all calls', async () => {
  const { request } = await openMockForTest()
  await request('/__mock/state', put({ scenario: 'everythingFails' }))
  expect((await request('/api/course/get')).status).toBe(500)
  expect(await (await request('/__mock/state')).json()).toMatchObject({ scenario: 'everythingFails', fault: null })
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
])('%s returns 400 and changes nothing', async (_, init) => {
  const { request } = await openMockForTest()
  const response = await request('/__mock/state', init)
  expect(response.status).toBe(400)
  const { situations, delays, scenario } = (await (await request('/__mock/state')).json()) as Record<string, unknown>
  expect({ situations, delays, scenario }).toEqual({ situations: {}, delays: {}, scenario: undefined })
})

test('two open panels don’t overwrite each other’s choices', async () => {
  const { request } = await openMockForTest()
  const patch = (body: unknown) => request('/__mock/state', { method: 'PATCH', body: JSON.stringify(body) })
  await patch({ situations: { listCourses: 'empty' }, delays: { '*': 5 } })
  await patch({ situations: { listStudents: 'serverError' } })
  await patch({ flip: 'listEvents=serverError*2,typical', scenario: 'slowLine' })
  const all = { listCourses: 'empty', listStudents: 'serverError', listEvents: 'serverError*2,typical' }
  expect(await (await request('/__mock/state')).json()).toMatchObject({
    situations: all,
    delays: { '*': 5 },
    scenario: 'slowLine',
  })
  expect(await (await request('/__mock')).text()).toMatch(/value="serverError\*2,typical" selected/)
  await patch({ situations: { listCourses: null }, delays: { '*': null }, scenario: null })
  const left = (await (await request('/__mock/state')).json()) as {
    situations: object
    delays: object
    scenario?: string
  }
  expect(Object.keys(left.situations)).toEqual(['listStudents', 'listEvents'])
  expect([left.delays, left.scenario]).toEqual([{}, undefined])
})

test('/__mock/events reports changed overrides, findings and an edited contract', async () => {
  const { request, events } = await openListened()
  await request('/__mock/state', { method: 'PATCH', body: '{"flip":"listCourses=empty"}' })
  await expect.poll(events).toContain('event: state')
  await request('/__mock/findings', { method: 'DELETE' })
  await expect.poll(events).toContain('event: findings')
})

async function openListened() {
  const mock = await openMockForTest()
  const { body } = await mock.request('/__mock/events')
  let text = ''
  const read = async () => {
    for await (const chunk of body ?? []) text += Buffer.from(chunk).toString()
  }
  // The stream ends when the mock closes.
  read().catch(() => undefined)
  return { ...mock, events: () => text }
}

test('/__mock/calls lists every call with its examples', async () => {
  const { request } = await openMockForTest()
  const { calls: told } = (await (await request('/__mock/calls')).json()) as {
    calls: { id: string; examples: unknown[] }[]
  }
  expect(told.map(({ id }) => id).toSorted()).toEqual(Object.keys(calls).toSorted())
  expect(told.find(({ id }) => id === 'listCourses')?.examples).toContainEqual(
    expect.objectContaining({ name: 'empty', status: 200 }) as unknown,
  )
})

test('a delay can apply to every call', async () => {
  const { request } = await openMockForTest()
  await request('/__mock/state', put({ delays: { '*': 120 } }))
  expect(await (await request('/__mock')).text()).toMatch(/data-delay="\*"\s+value="120"/)
  const start = performance.now()
  await request('/api/course/get')
  expect(performance.now() - start).toBeGreaterThan(115)
})

test('an unsupported method returns 405 with the allowed ones', async () => {
  const { request } = await openMockForTest()
  const response = await request('/__mock/state', { method: 'POST' })
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, PATCH, PUT, DELETE'])
})

test('an unknown path returns 404 with the known ones', async () => {
  const { request } = await openMockForTest()
  expect((await request('/__mock/nothing')).status).toBe(404)
})
