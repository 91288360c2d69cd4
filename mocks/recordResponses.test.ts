import { calls } from '@maktab/contract/calls'
import { type RunnerTask, expect, test } from 'vitest'
import { openMockForTest } from './openMock.ts'

let before: RunnerTask['meta'] | undefined

test('a call that a mock answers', async ({ task }) => {
  before = task.meta
  const { request } = await openMockForTest()
  expect((await request(`/api${calls.listCourses.path}`)).status).toBe(200)
  expect(
    (await request(`/api${calls.listCourses.path}`, { headers: { 'X-Mock': 'listCourses=serverError' } })).status,
  ).toBe(500)
  expect((await request('/api/no/such/call')).status).toBe(404)
})

test('… stands in the report of its test', () => {
  expect(before).toEqual({ exercised: ['mock listCourses 200', 'mock listCourses 500'] })
})
