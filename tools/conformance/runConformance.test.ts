import { createMock } from '@maktab/mocks/server'
import { calls } from '@maktab/contract/calls'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startDemoServer } from '../startDemoServer.ts'
import { root } from '../run.ts'
import { type ScenarioResult, runConformance, formatConformanceSummary, computeScore } from './runConformance.ts'
import { scenarios, calendarFeeds, erasure, settings, signingOut } from './scenarios.ts'
import { courses } from './scenarios/courses.ts'
import { roleAccess } from './scenarios/refusals.ts'
import { policies } from './scenarios/events.ts'
import { ownAttendance, timetable } from './scenarios/timetable.ts'
import { reminders } from './scenarios/fees.ts'
import { signingIn } from './scenarios/accounts.ts'
import { spawnSync } from 'node:child_process'

// @module-tag slow
type Fetch = typeof globalThis.fetch

let school: Awaited<ReturnType<typeof startDemoServer>>
beforeAll(async () => {
  school = await startDemoServer()
})
afterAll(() => school.close())

const ofSchool = () => ({
  address: `${school.url}/api`,
  credentials: { email: 'admin@maktab.test', password: school.password },
})

/** The school, but for what this does to its answers. */
function spoilt(spoil: (call: string, answer: Response, request: Request) => Promise<Response> | Response): Fetch {
  return async (input, init) => {
    const request = new Request(input, init)
    const call = `${request.method} ${new URL(request.url).pathname.slice('/api'.length)}`
    return spoil(call, await fetch(request.clone()), request)
  }
}

const reasonOf = (outcomes: readonly ScenarioResult[], title: string) =>
  outcomes.find((one) => one.title === title)?.reason

test('our own school has the full score, every call was made, and nothing is left behind', async () => {
  const proof = await runConformance({ ...ofSchool(), stories: scenarios })
  expect(proof.outcomes.filter(({ result }) => result !== 'passed')).toEqual([])
  expect(Object.keys(calls).filter((id) => ![...proof.exercised].some((one) => one === id))).toEqual([])
  expect(proof.notDeleted).toEqual([])
  const all = scenarios.length + 1
  const count = Object.keys(calls).length
  expect(formatConformanceSummary(proof)).toEqual([
    `${count} of ${count} API calls were exercised.`,
    `${all} of ${all}`,
  ])
})

describe('the score falls, and the reason is named, for a backend that', () => {
  test('leaves out a field', async () => {
    const fetch = spoilt(async (call, answer) => {
      if (call !== 'GET /course/get') return answer
      const { course } = (await answer.json()) as { course: object[] }
      return Response.json({ course: course.map((one) => ({ ...one, price: undefined })) })
    })
    const { outcomes } = await runConformance({ ...ofSchool(), stories: [signingIn, courses], fetch })
    expect(reasonOf(outcomes, courses.title)).toBe(
      'listCourses: invalid 200 response: course[0].price: Price is required',
    )
    expect(computeScore({ outcomes })).toEqual({ passed: 1, of: 2 })
  })

  test('lets a foreign role in', async () => {
    const fetch = spoilt((call, answer) =>
      call === 'GET /teacher-allotment/get' && answer.status === 403 ? Response.json({ teacherAllotment: [] }) : answer,
    )
    const { outcomes } = await runConformance({ ...ofSchool(), stories: [roleAccess], fetch })
    expect(reasonOf(outcomes, roleAccess.title)).toBe('listAllotments: expected 403, got 200 (asked by a teacher)')
  })

  test('keeps nothing', async () => {
    const fetch = spoilt((call, answer) =>
      call === 'GET /student-policy/get' ? Response.json({ policy: [] }) : answer,
    )
    const { outcomes } = await runConformance({ ...ofSchool(), stories: [policies], fetch })
    expect(reasonOf(outcomes, policies.title)).toBe('listPolicies: a policy that was saved isn’t in a student’s list')
  })

  test('answers with a page', async () => {
    const fetch = spoilt(() => new Response('<h1>Hello</h1>', { headers: { 'Content-Type': 'text/html' } }))
    const { outcomes } = await runConformance({ ...ofSchool(), stories: [signingIn], fetch })
    expect(reasonOf(outcomes, signingIn.title)).toBe('signIn: the 200 response is not JSON')
  })

  test('refuses to delete, and it is said what is left behind', async () => {
    const fetch = spoilt((call, answer) =>
      call.startsWith('DELETE /course') ? Response.json({ message: 'No' }, { status: 500 }) : answer,
    )
    const { outcomes, notDeleted } = await runConformance({ ...ofSchool(), stories: [courses, policies], fetch })
    expect(reasonOf(outcomes, courses.title)).toBe('deleteOutline: returned 500, “No”')
    const names = notDeleted.map((what) => what.replace(/ \w+ \(deleteCourse: returned 500, “No”\)$/, ''))
    expect(names).toEqual(['the course Proof', 'the course Short'])
    expect(outcomes.at(-1)).toMatchObject({ result: 'failed' })
  })

  test('fails at everything, in every story', async () => {
    const fetch = spoilt((call, answer) =>
      call === 'POST /auth/login' ? answer : Response.json({ message: 'Something went wrong' }, { status: 500 }),
    )
    const { outcomes } = await runConformance({ ...ofSchool(), stories: scenarios, fetch })
    expect(outcomes.filter(({ result }) => result !== 'failed')).toEqual([])
    expect(outcomes.length).toBe(scenarios.length)
  })

  test('isn’t there', async () => {
    const { outcomes } = await runConformance({
      ...ofSchool(),
      address: 'http://127.0.0.1:1/api',
      stories: [signingIn],
    })
    expect(reasonOf(outcomes, signingIn.title)).toBe('signIn: no response from http://127.0.0.1:1/api')
  })
})

test('extensions that a backend does without are not offered, and no failure', async () => {
  const extensions = new Set(
    Object.entries(calls).flatMap(([id, { method, path }]) =>
      calls[id as keyof typeof calls].isExtension ? [`${method} ${path.replace(/\{.*/, '')}`] : [],
    ),
  )
  expect(extensions.size).toBeGreaterThan(0)
  const fetch = spoilt((call, answer) =>
    [...extensions].some((one) => call.startsWith(one)) ? new Response('Not found', { status: 404 }) : answer,
  )
  const extended = [settings, signingOut, erasure, ownAttendance, timetable, calendarFeeds, reminders]
  const { outcomes } = await runConformance({ ...ofSchool(), stories: [...extended, roleAccess, signingIn], fetch })
  for (const { title } of extended)
    expect(outcomes).toContainEqual(expect.objectContaining({ title, result: 'not offered' }))
  expect(computeScore({ outcomes })).toEqual({ passed: 3, of: 3 })
})

test('the mock, which keeps nothing, passes what needs no memory', async () => {
  const mock = await createMock({ contract: join(root, 'openapi', 'openapi.yaml') })
  const server = createServer((request, response) => void mock.handle(request, response))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as { port: number }
  const { outcomes } = await runConformance({
    ...ofSchool(),
    address: `http://127.0.0.1:${port}/api`,
    stories: [settings, courses],
  })
  server.closeAllConnections()
  server.close()
  await mock.close()
  expect(outcomes.map(({ result }) => result)).toEqual(['passed', 'failed'])
  expect(reasonOf(outcomes, courses.title)).toBe('listCourses: a course that was saved isn’t in the list')
})

// @module-tag slow
function run(...args: string[]) {
  const env = { ...process.env, PROVE_EMAIL: '', PROVE_PASSWORD: '' }
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'tools', 'checkConformance.ts'), ...args],
    {
      encoding: 'utf8',
      env,
    },
  )
  return { status, said: stdout + stderr }
}

const who = ['--email', 'admin@school.test', '--password', 'open sesame']

test('says what a backend has to offer, and that the stories write', () => {
  const { status, said } = run('--help')
  expect(status).toBe(0)
  expect(said).toContain('PROVE_EMAIL')
  expect(said).toContain('THEY WRITE')
})

test.each([
  ['no address', [], 'npm run prove -- backend <address>'],
  ['what is no address', ['localhost:3000', ...who], 'is no address such as'],
  ['a profile that there isn’t', ['http://localhost:1/api', '--profile', 'half', ...who], 'there is full and spec'],
  ['no administrator', ['http://localhost:1/api'], 'PROVE_PASSWORD'],
  ['a school elsewhere, unless it is there to be tried', ['https://school.example/api', ...who], 'add --yes'],
])('refuses %s', (_, args, words) => {
  const { status, said } = run(...args)
  expect(status).toBe(1)
  expect(said).toContain(words)
})

test('prints each story with its reason, the score as the last line, and ends with 1 below the full one', () => {
  const { status, said } = run('http://127.0.0.1:1/api', ...who)
  expect(status).toBe(1)
  expect(said).toMatch(/✗ failed .*\n +signIn: there is no answer/)
  expect(said.trim().split('\n').at(-1)).toMatch(/^0 of \d+$/)
})
