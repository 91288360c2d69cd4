import { expect, test } from 'vitest'
import { openMockForTest } from './openMock.ts'

test('405 says what the address takes', async () => {
  const { request } = await openMockForTest()
  expect((await request('/api/course/get', { method: 'DELETE' })).headers.get('allow')).toBe('GET')
})

test('a browser of another origin may ask', async () => {
  const { request } = await openMockForTest()
  const answer = await request('/api/course/get', {
    method: 'OPTIONS',
    headers: { Origin: 'http://localhost:5173', 'Access-Control-Request-Headers': 'token, x-mock' },
  })
  expect(answer.status).toBe(204)
  expect(answer.headers.get('access-control-allow-origin')).toBe('http://localhost:5173')
  expect(answer.headers.get('access-control-allow-headers')).toBe('token, x-mock')
})

test('HEAD has the head of GET and no body', async () => {
  const { request } = await openMockForTest()
  const answer = await request('/api/course/get', { method: 'HEAD' })
  expect([answer.status, await answer.text()]).toEqual([200, ''])
})

test('failures can be read by a page of another origin too', async () => {
  const { request } = await openMockForTest()
  const answer = await request('/api/nothing', { headers: { Origin: 'http://localhost:5173' } })
  expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([404, 'http://localhost:5173'])
  expect(await answer.json()).toEqual({ error: '/nothing is not in the contract.' })
})
