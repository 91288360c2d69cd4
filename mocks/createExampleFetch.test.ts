import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { createExampleFetch } from './createExampleFetch.ts'

const school = 'http://school.test/api'

test('responds with the first successful example unless another is named', async () => {
  const fetch = createExampleFetch()
  expect(await (await fetch(`${school}/course/get`)).json()).toEqual(examples.listCourses[200].typical)
  fetch.use({ listCourses: 'empty' })
  expect(await (await fetch(`${school}/course/get`)).json()).toEqual(examples.listCourses[200].empty)
})

test('the example’s name determines the status', async () => {
  const response = await createExampleFetch({ saveCourse: 'invalid' })(`${school}/course/create-course`, {
    method: 'POST',
  })
  expect(response.status).toBe(422)
  expect(await response.json()).toEqual(examples.saveCourse[422].invalid)
})

test('records requests, with forms as their entries', async () => {
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

test('networkError rejects with a TypeError, like fetch', async () => {
  await expect(createExampleFetch({ listCourses: 'networkError' })(`${school}/course/get`)).rejects.toThrow(TypeError)
})

test('unknownCall returns 404', async () => {
  const response = await createExampleFetch({ getSettings: 'unknownCall' })(`${school}/school/settings`)
  expect(response.status).toBe(404)
})

test('answer overrides the response of a call until it is removed', async () => {
  const fetch = createExampleFetch()
  fetch.answer('listCourses', () => Response.json({}))
  expect(await (await fetch(`${school}/course/get`)).json()).toEqual({})
  fetch.answer('listCourses')
  expect(await (await fetch(`${school}/course/get`)).json()).toEqual(examples.listCourses[200].typical)
})

test('hold delays a response until it is released', async () => {
  const fetch = createExampleFetch()
  const release = fetch.hold('listCourses')
  let isSettled = false
  const response = fetch(`${school}/course/get`).then(() => (isSettled = true))
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(isSettled).toBe(false)
  release()
  await response
  expect(isSettled).toBe(true)
})

test('a held request can be aborted', async () => {
  const fetch = createExampleFetch()
  fetch.hold('listCourses')
  await expect(fetch(`${school}/course/get`, { signal: AbortSignal.timeout(10) })).rejects.toThrow('timeout')
})

test('a stream aborted before it opens is not counted', async () => {
  const fetch = createExampleFetch()
  const line = { headers: { Accept: 'text/event-stream' }, signal: AbortSignal.abort() }
  await expect(fetch(`${school}/changes/watch`, line)).rejects.toThrow('aborted')
  expect(fetch.emitChange('courses')).toBe(0)
})

test('a call outside the contract rejects with an error', async () => {
  await expect(createExampleFetch()(`${school}/course/none`)).rejects.toThrow(
    'GET /api/course/none is not in the contract.',
  )
})
