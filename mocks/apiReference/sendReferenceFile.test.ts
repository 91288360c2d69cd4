import { expect, test } from 'vitest'
import { openMockForTest } from '../openMockForTest.ts'

test.each([
  ['/__mock/docs', 'text/html'],
  ['/__mock/docs/', 'text/html'],
  ['/__mock/docs/openapi.json', 'application/json'],
  ['/__mock/docs/reference.js', 'text/javascript'],
  ['/__mock/docs/reference.css', 'text/css'],
  ['/__mock/docs/swagger-ui-bundle.js', 'text/javascript'],
  ['/__mock/docs/swagger-ui.css', 'text/css'],
])('%s is served as %s', async (path, type) => {
  const { request } = await openMockForTest()
  const response = await request(path)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, `${type}; charset=utf-8`])
  expect((await response.text()).length).toBeGreaterThan(500)
})

test('other files return 404', async () => {
  const { request } = await openMockForTest()
  expect((await request('/__mock/docs/package.json')).status).toBe(404)
})

test('the panel links to the reference and to each operation', async () => {
  const { request } = await openMockForTest()
  const page = await (await request('/__mock')).text()
  expect(page).toContain('href="/__mock/docs"')
  expect(page).toContain('href="/__mock/docs#/course/listCourses"')
})
