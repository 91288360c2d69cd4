import { expect, test } from 'vitest'
import { openMockForTest } from './openMock.ts'

test('a picture for any name, never one that runs', async () => {
  const { request } = await openMockForTest()
  const answer = await request(`/uploads/${encodeURIComponent('<script>&".jpg')}`)
  expect(answer.headers.get('content-type')).toContain('image/svg+xml')
  expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'")
  expect(await answer.text()).not.toContain('<script')
})

test('a name has one picture, and another name another', async () => {
  const { request } = await openMockForTest()
  const picture = async (name: string) => (await request(`/uploads/${name}`)).text()
  const first = await picture('course-1.jpg')
  expect(await picture('course-1.jpg')).toBe(first)
  expect(await picture('tajweed.webp')).not.toBe(first)
  expect(first).toContain('>C1</text>')
})

test.each([
  '/uploads/',
  '/uploads',
  '/uploads/%zz',
  '/uploads/..%2f..%2fpackage.json',
  '/uploads/%00.png',
  '/uploads/درس.jpg',
])('%s is a picture too', async (path) => {
  const { request } = await openMockForTest()
  const answer = await request(path)
  expect([answer.status, answer.headers.get('x-content-type-options')]).toEqual([200, 'nosniff'])
  expect(await answer.text()).toMatch(/^<svg [\s\S]+<\/svg>$/)
})
