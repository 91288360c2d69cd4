import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { createExampleFetch } from './createExampleFetch.ts'

const school = 'http://school.test/api'

test('answers with the ordinary example unless another is named', async () => {
  const fetch = createExampleFetch()
  expect(await (await fetch(`${school}/course/get`)).json()).toEqual(examples.listCourses[200].typical)
  fetch.use({ listCourses: 'empty' })
  expect(await (await fetch(`${school}/course/get`)).json()).toEqual(examples.listCourses[200].empty)
})

test('the status follows from the example’s name', async () => {
  const response = await createExampleFetch({ saveCourse: 'invalid' })(`${school}/course/create-course`, {
    method: 'POST',
  })
  expect(response.status).toBe(422)
  expect(await response.json()).toEqual(examples.saveCourse[422].invalid)
})

test('keeps what was asked, forms as their entries', async () => {
  const fetch = createExampleFetch()
  const body = new FormData()
  body.set('name', 'Tajweed')
  await fetch(`${school}/course/create-course`, { method: 'POST', body, headers: { token: 'abc' } })
  await fetch(`${school}/course/add-outlines/3/0`, { method: 'POST', body: '{"title":"Letters"}' })
  expect(fetch.requests.map(({ operationId, body }) => [operationId, body])).toEqual([
    ['saveCourse', { name: 'Tajweed' }],
    ['saveOutline', { title: 'Letters' }],
  ])
  expect(fetch.requests[0]?.headers.get('token')).toBe('abc')
})

test('a line that is down throws as fetch does', async () => {
  await expect(createExampleFetch({ listCourses: 'networkError' })(`${school}/course/get`)).rejects.toThrow(TypeError)
})

test('a backend that doesn’t know a call answers 404', async () => {
  const response = await createExampleFetch({ getSettings: 'unknownCall' })(`${school}/school/settings`)
  expect(response.status).toBe(404)
})

test('an answer that no example is can be given, and taken back', async () => {
  const fetch = createExampleFetch()
  fetch.answer('listCourses', () => Response.json({}))
  expect(await (await fetch(`${school}/course/get`)).json()).toEqual({})
  fetch.answer('listCourses')
  expect(await (await fetch(`${school}/course/get`)).json()).toEqual(examples.listCourses[200].typical)
})

test('an answer is held until it is let go', async () => {
  const fetch = createExampleFetch()
  const letGo = fetch.hold('listCourses')
  let isThere = false
  const asked = fetch(`${school}/course/get`).then(() => (isThere = true))
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(isThere).toBe(false)
  letGo()
  await asked
  expect(isThere).toBe(true)
})

test('a held answer can be given up', async () => {
  const fetch = createExampleFetch()
  fetch.hold('listCourses')
  await expect(fetch(`${school}/course/get`, { signal: AbortSignal.timeout(10) })).rejects.toThrow('timeout')
})

test('a line that was given up before it was opened is none', async () => {
  const fetch = createExampleFetch()
  const line = { headers: { Accept: 'text/event-stream' }, signal: AbortSignal.abort() }
  await expect(fetch(`${school}/changes/watch`, line)).rejects.toThrow('aborted')
  expect(fetch.emitChange('courses')).toBe(0)
})

test('a call that the contract lacks is an error of the test', async () => {
  await expect(createExampleFetch()(`${school}/course/none`)).rejects.toThrow(
    'GET /api/course/none is not in the contract.',
  )
})
