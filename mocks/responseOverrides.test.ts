import { examples } from '@maktab/contract/examples'
import { describe, expect, test } from 'vitest'
import { readContract } from './readContract.ts'
import { admin, openMockForTest, contractPath } from './openMockForTest.ts'
import { OverrideError, parseOverrides, resolvePlan, findStep, parseSequence } from './responseOverrides.ts'
import { calls } from '@maktab/contract/calls'

const operations = await readContract(contractPath)
const choices = { operations, hasUpstream: false }

describe('parseOverrides', () => {
  test('parses situations, delays and a scenario', () => {
    expect(
      parseOverrides('listCourses=empty, saveCourse=serverError@1500,delay=300 , scenario=newSchool', choices),
    ).toEqual({
      situations: { listCourses: 'empty', saveCourse: 'serverError' },
      delays: { saveCourse: 1500, '*': 300 },
      scenario: 'newSchool',
    })
  })

  test.each([
    ['listCours=empty', 'Unknown call “listCours”. Choose from: getCurrentUser, signIn, '],
    ['__proto__=empty', 'Unknown call “__proto__”.'],
    ['constructor=@5', 'Unknown call “constructor”.'],
    ['scenario=toString', 'Unknown scenario “toString”.'],
    ['listCourses=nothing', '“listCourses” has no example “nothing”. Choose from: typical'],
    ['*=noSituation', '“*” has no example “noSituation”.'],
    ['scenario=war', 'Unknown scenario “war”. Choose from: newSchool'],
    ['delay=long', '“long” is not a valid delay'],
    ['delay=', '“” is not a valid delay'],
    ['delay=99999999', '“99999999” is not a valid delay'],
    ['listCourses', '“listCourses” is not a valid override'],
    ['a=b=c', '“a=b=c” is not a valid override'],
  ])('rejects %s with a message', (text, message) => {
    expect(() => parseOverrides(text, choices)).toThrow(OverrideError)
    expect(() => parseOverrides(text, choices)).toThrow(message)
  })
})

describe('over HTTP', () => {
  const empty = examples.listCourses[200].empty

  test.each([
    ['the header', { 'X-Mock': 'listCourses=empty' }],
    ['the cookie', { cookie: 'a=b; mock=listCourses=empty; c=d' }],
    ['the encoded cookie', { cookie: `mock=${encodeURIComponent('listCourses=empty')}` }],
    ['the header before the cookie', { 'X-Mock': 'listCourses=empty', cookie: 'mock=listCourses=serverError' }],
    ['a star', { 'X-Mock': '*=empty' }],
    ['a name, which wins over a star', { 'X-Mock': '*=serverError,listCourses=empty' }],
  ])('an override can be set by %s', async (_, headers: Record<string, string>) => {
    const { request } = await openMockForTest()
    const response = await request('/api/course/get', { headers })
    expect([response.status, await response.json()]).toEqual([200, empty])
  })

  test('a delay only delays the response', async () => {
    const { request } = await openMockForTest()
    const start = performance.now()
    const response = await request('/api/course/get', { headers: { 'X-Mock': 'listCourses=@250' } })
    expect(performance.now() - start).toBeGreaterThan(240)
    expect(await response.json()).toEqual(examples.listCourses[200].typical)
  })

  test('an override applies regardless of body and token', async () => {
    const { request } = await openMockForTest()
    const headers = { 'X-Mock': 'saveCourse=created', 'Content-Type': 'multipart/form-data' }
    const response = await request('/api/course/create-course', { method: 'POST', body: 'anything', headers })
    expect([response.status, await response.json()]).toEqual([201, examples.saveCourse[201].created])
  })

  test('the scenario slowLine delays every call', () => {
    const slow = parseOverrides('scenario=slowLine', choices)
    expect(new Set(operations.map((operation) => resolvePlan(operation, [slow]).delay))).toEqual(new Set([3000]))
    const quicker = parseOverrides('delay=10', choices)
    expect(operations.map((operation) => resolvePlan(operation, [quicker, slow]).delay)[0]).toBe(10)
  })

  test('newSchool empties every list, and everythingFails fails every call', () => {
    const lists = operations.filter(({ id }) => id.startsWith('list') || id.startsWith('filter'))
    const situations = (of: typeof operations, scenario: string) =>
      new Set(
        of.map((operation) => resolvePlan(operation, [parseOverrides(`scenario=${scenario}`, choices)]).situation),
      )
    expect(lists.length).toBeGreaterThan(25)
    expect(situations(lists, 'newSchool')).toEqual(new Set(['empty']))
    const isOfSession = ({ id }: { id: string }) => id === 'signIn' || id === 'getCurrentUser'
    expect(
      situations(
        operations.filter((one) => !isOfSession(one)),
        'everythingFails',
      ),
    ).toEqual(new Set(['serverError']))
    expect(situations(operations.filter(isOfSession), 'everythingFails')).toEqual(new Set([undefined]))
  })

  test('an invalid override returns 400 with a message', async () => {
    const { request } = await openMockForTest()
    const response = await request('/api/course/get', { headers: { 'X-Mock': 'listCourses=emty' } })
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ error: expect.stringContaining('has no example “emty”') as string })
  })

  test('the scenarios newSchool, busySchool and everythingFails change lists', async () => {
    const { request } = await openMockForTest()
    const students = async (scenario: string) =>
      request('/api/student/get', { headers: { ...admin, 'X-Mock': `scenario=${scenario}` } })
    expect(await (await students('newSchool')).json()).toEqual(examples.listStudents[200].empty)
    const { students: many } = (await (await students('busySchool')).json()) as { students: { id: number }[] }
    expect(many).toHaveLength(300)
    expect(new Set(many.map(({ id }) => id)).size).toBe(300)
    expect((await students('everythingFails')).status).toBe(500)
    const user = await request('/api/auth/get', { headers: { ...admin, 'X-Mock': 'scenario=everythingFails' } })
    expect(user.status).toBe(200)
  })
})

test.each([
  ['empty', ['empty', 'empty', 'empty', 'empty']],
  ['serverError*2,typical', ['serverError', 'serverError', 'typical', 'typical']],
  ['serverError*2', ['serverError', 'serverError', undefined, undefined]],
  ['empty,busy,typical', ['empty', 'busy', 'typical', 'typical']],
])('parseSequence and findStep resolve %s', (text, expected) => {
  expect([0, 1, 2, 3].map((asked) => findStep(parseSequence(text), asked))).toEqual(expected)
})

test('a name without a call continues the sequence before it', () => {
  expect(parseOverrides('listCourses=serverError*2,typical, saveCourse=nameTaken', choices).situations).toEqual({
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
])('rejects the sequence %s with a message', (text) => {
  expect(() => parseOverrides(text, choices)).toThrow(/“/)
})

test('a sequence fails twice, then succeeds, and restarts when set again', async () => {
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

test('a star sequence ends the session after three calls of any kind', async () => {
  const { request } = await openMockForTest()
  await request('/__mock/state', { method: 'PATCH', body: '{"flip":"*=mock*3,sessionExpired"}' })
  const seen: number[] = []
  for (const path of ['course/get', 'student/get', 'teacher/get', 'student/get', 'auth/get', 'course/get']) {
    seen.push((await request(`/api/${path}`, { headers: { token: 'mock-token-admin' } })).status)
  }
  // The list of courses is public: it has no sessionExpired example, and it isn’t counted.
  expect(seen).toEqual([200, 200, 200, 200, 401, 200])
})

test('no example is named “mock” or “upstream”', () => {
  const names = Object.values(examples).flatMap((answers) =>
    Object.values(answers).flatMap((named) => Object.keys(named)),
  )
  expect(names.length).toBeGreaterThan(Object.keys(calls).length)
  expect(names.filter((name) => ['mock', 'upstream'].includes(name))).toEqual([])
})
