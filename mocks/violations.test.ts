import { expect, test } from 'vitest'
import { json, openBehind } from './openBehind.ts'
import { admin, asJson } from './openMock.ts'

test('text that a file was wanted for is noted', async () => {
  const mock = await openBehind(json(201, { message: 'Created' }))
  const body = new FormData()
  for (const [name, value] of Object.entries({ name: 'Tajweed', price: '5', image: 'a.png' })) body.set(name, value)
  await mock.ask('/api/course/create-course', { method: 'POST', body, headers: admin })
  expect(await mock.findings()).toEqual([
    expect.objectContaining({ of: 'request', path: 'body.image', message: 'The picture must be sent as a file.' }),
  ])
})

test('what of an answer breaks the contract is noted, with its place', async () => {
  const mock = await openBehind(json(200, { course: [{ id: 'one', name: 'Tajweed' }] }))
  await mock.ask('/api/course/get')
  const found = await mock.findings()
  expect(found).toContainEqual(
    expect.objectContaining({ of: 'answer', call: 'GET /course/get', path: 'body.course.0.id' }) as unknown,
  )
  expect(await (await mock.ask('/__mock')).text()).toContain('body.course.0.id')
})

test('what of a request breaks the contract is noted, and passed on all the same', async () => {
  const mock = await openBehind(json(401, { error: 'No' }))
  const answer = await mock.ask('/api/auth/login', asJson({ email: 'nobody' }))
  expect(answer.status).toBe(401)
  expect((await mock.findings()).map(({ of }) => of)).toContain('request')
})

test('a status and a call that the contract lacks are noted', async () => {
  const mock = await openBehind(json(418, {}))
  await mock.ask('/api/course/get')
  await mock.ask('/api/nothing')
  expect((await mock.findings()).map(({ call, of }) => [call, of])).toEqual([
    ['GET /nothing', 'request'],
    ['GET /course/get', 'answer'],
  ])
})
