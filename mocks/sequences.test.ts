import { calls } from '@maktab/contract/calls'
import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { readContract } from './readContract.ts'
import { openMockForTest, contractPath } from './openMock.ts'
import { readFlips } from './readFlips.ts'
import { findStep, parseSequence } from './sequences.ts'

test.each([
  ['empty', ['empty', 'empty', 'empty', 'empty']],
  ['serverError*2,typical', ['serverError', 'serverError', 'typical', 'typical']],
  ['serverError*2', ['serverError', 'serverError', undefined, undefined]],
  ['empty,busy,typical', ['empty', 'busy', 'typical', 'typical']],
])('%s', (text, expected) => {
  expect([0, 1, 2, 3].map((asked) => findStep(parseSequence(text), asked))).toEqual(expected)
})

const choices = { operations: await readContract(contractPath), hasUpstream: false }

test('a name without a call goes on with the sequence before it', () => {
  expect(readFlips('listCourses=serverError*2,typical, saveCourse=nameTaken', choices).situations).toEqual({
    listCourses: 'serverError*2,typical',
    saveCourse: 'nameTaken',
  })
})

test.each([
  'listCourses=mock*3,serverError@20',
  'listCourses=serverError*0',
  'listCourses=serverError*many',
  'listCourses=serverError,typicle',
  'delay=5,typical',
])('%s is refused with words', (text) => {
  expect(() => readFlips(text, choices)).toThrow(/“/)
})

test('fails twice, then answers; set once more it begins anew', async () => {
  const { request } = await openMockForTest()
  const statuses = async () => {
    const seen: number[] = []
    for (let time = 0; time < 4; time += 1) seen.push((await request('/api/course/get')).status)
    return seen
  }
  const set = () => request('/__mock/state', { method: 'PATCH', body: '{"flip":"listCourses=serverError*2,typical"}' })
  await set()
  expect(await statuses()).toEqual([500, 500, 200, 200])
  await request('/__mock/state', { method: 'PATCH', body: '{"situations":{"listStudents":"empty"}}' })
  expect(await statuses()).toEqual([200, 200, 200, 200])
  await set()
  expect(await statuses()).toEqual([500, 500, 200, 200])
})

test('a session ends after three calls, whichever they are', async () => {
  const { request } = await openMockForTest()
  await request('/__mock/state', { method: 'PATCH', body: '{"flip":"*=mock*3,sessionExpired"}' })
  const seen: number[] = []
  for (const path of ['course/get', 'student/get', 'teacher/get', 'student/get', 'auth/get', 'course/get']) {
    seen.push((await request(`/api/${path}`, { headers: { token: 'mock-token-admin' } })).status)
  }
  // The list of courses is public: no session ends there, and it doesn’t count.
  expect(seen).toEqual([200, 200, 200, 200, 401, 200])
})

test('no example is called as what answers it', () => {
  const names = Object.values(examples).flatMap((answers) =>
    Object.values(answers).flatMap((named) => Object.keys(named)),
  )
  expect(names.length).toBeGreaterThan(Object.keys(calls).length)
  expect(names.filter((name) => ['mock', 'upstream'].includes(name))).toEqual([])
})
