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

const schoolOptions = () => ({
  address: `${school.url}/api`,
  credentials: { email: 'admin@maktab.test', password: school.password },
})

/** A fetch that changes the school's responses. */
function withChangedResponses(
  change: (call: string, response: Response, request: Request) => Promise<Response> | Response,
): Fetch {
  return async (input, init) => {
    const request = new Request(input, init)
    const call = `${request.method} ${new URL(request.url).pathname.slice('/api'.length)}`
    return change(call, await fetch(request.clone()), request)
  }
}

const reasonOf = (outcomes: readonly ScenarioResult[], title: string) =>
  outcomes.find((one) => one.title === title)?.reason

test('our server passes all scenarios, every call is made, and everything is deleted', async () => {
  const proof = await runConformance({ ...schoolOptions(), stories: scenarios })
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

describe('the score drops and the reason is reported for a backend that', () => {
  test('omits a field', async () => {
    const fetch = withChangedResponses(async (call, response) => {
      if (call !== 'GET /course/get') return response
      const { course } = (await response.json()) as { course: object[] }
      return Response.json({ course: course.map((one) => ({ ...one, price: undefined })) })
    })
    const { outcomes } = await runConformance({ ...schoolOptions(), stories: [signingIn, courses], fetch })
    expect(reasonOf(outcomes, courses.title)).toBe(
      'listCourses: invalid 200 response: course[0].price: Price is required',
    )
    expect(computeScore({ outcomes })).toEqual({ passed: 1, of: 2 })
  })

  test('grants access to another role', async () => {
    const fetch = withChangedResponses((call, response) =>
      call === 'GET /teacher-allotment/get' && response.status === 403
        ? Response.json({ teacherAllotment: [] })
        : response,
    )
    const { outcomes } = await runConformance({ ...schoolOptions(), stories: [roleAccess], fetch })
    expect(reasonOf(outcomes, roleAccess.title)).toBe('listAllotments: expected 403, got 200 (called by a teacher)')
  })

  test('stores nothing', async () => {
    const fetch = withChangedResponses((call, response) =>
      call === 'GET /student-policy/get' ? Response.json({ policy: [] }) : response,
    )
    const { outcomes } = await runConformance({ ...schoolOptions(), stories: [policies], fetch })
    expect(reasonOf(outcomes, policies.title)).toBe('listPolicies: the saved policy is missing for a student')
  })

  test('responds with HTML', async () => {
    const fetch = withChangedResponses(
      () => new Response('<h1>Hello</h1>', { headers: { 'Content-Type': 'text/html' } }),
    )
    const { outcomes } = await runConformance({ ...schoolOptions(), stories: [signingIn], fetch })
    expect(reasonOf(outcomes, signingIn.title)).toBe('signIn: the 200 response is not JSON')
  })

  test('rejects deletions, and remaining records are listed', async () => {
    const fetch = withChangedResponses((call, response) =>
      call.startsWith('DELETE /course') ? Response.json({ message: 'No' }, { status: 500 }) : response,
    )
    const { outcomes, notDeleted } = await runConformance({ ...schoolOptions(), stories: [courses, policies], fetch })
    expect(reasonOf(outcomes, courses.title)).toBe('deleteOutline: returned 500, “No”')
    const names = notDeleted.map((what) => what.replace(/ \w+ \(deleteCourse: returned 500, “No”\)$/, ''))
    expect(names).toEqual(['the course Conformance', 'the course Short'])
    expect(outcomes.at(-1)).toMatchObject({ result: 'failed' })
  })

  test('fails every call', async () => {
    const fetch = withChangedResponses((call, response) =>
      call === 'POST /auth/login' ? response : Response.json({ message: 'Something went wrong' }, { status: 500 }),
    )
    const { outcomes } = await runConformance({ ...schoolOptions(), stories: scenarios, fetch })
    expect(outcomes.filter(({ result }) => result !== 'failed')).toEqual([])
    expect(outcomes.length).toBe(scenarios.length)
  })

  test('can’t be reached', async () => {
    const { outcomes } = await runConformance({
      ...schoolOptions(),
      address: 'http://127.0.0.1:1/api',
      stories: [signingIn],
    })
    expect(reasonOf(outcomes, signingIn.title)).toBe('signIn: no response from http://127.0.0.1:1/api')
  })
})

test('missing extensions are reported as not offered, not as failures', async () => {
  const extensions = new Set(
    Object.entries(calls).flatMap(([id, { method, path }]) =>
      calls[id as keyof typeof calls].isExtension ? [`${method} ${path.replace(/\{.*/, '')}`] : [],
    ),
  )
  expect(extensions.size).toBeGreaterThan(0)
  const fetch = withChangedResponses((call, response) =>
    [...extensions].some((one) => call.startsWith(one)) ? new Response('Not found', { status: 404 }) : response,
  )
  const extended = [settings, signingOut, erasure, ownAttendance, timetable, calendarFeeds, reminders]
  const { outcomes } = await runConformance({
    ...schoolOptions(),
    stories: [...extended, roleAccess, signingIn],
    fetch,
  })
  for (const { title } of extended)
    expect(outcomes).toContainEqual(expect.objectContaining({ title, result: 'not offered' }))
  expect(computeScore({ outcomes })).toEqual({ passed: 3, of: 3 })
})

test('the mock passes scenarios that need no storage', async () => {
  const mock = await createMock({ contract: join(root, 'openapi', 'openapi.yaml') })
  const server = createServer((request, response) => void mock.handle(request, response))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as { port: number }
  const { outcomes } = await runConformance({
    ...schoolOptions(),
    address: `http://127.0.0.1:${port}/api`,
    stories: [settings, courses],
  })
  server.closeAllConnections()
  server.close()
  await mock.close()
  expect(outcomes.map(({ result }) => result)).toEqual(['passed', 'failed'])
  expect(reasonOf(outcomes, courses.title)).toBe('listCourses: the saved course is missing')
})

// @module-tag slow
function run(...args: string[]) {
  const env = { ...process.env, PROVE_EMAIL: '', PROVE_PASSWORD: '' }
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'tools', 'conformance', 'checkConformance.ts'), ...args],
    {
      encoding: 'utf8',
      env,
    },
  )
  return { status, output: stdout + stderr }
}

const administrator = ['--email', 'admin@school.test', '--password', 'open sesame']

test('--help explains the requirements and warns that scenarios write data', () => {
  const { status, output } = run('--help')
  expect(status).toBe(0)
  expect(output).toContain('PROVE_EMAIL')
  expect(output).toContain('SCENARIOS WRITE DATA')
})

test.each([
  ['no address', [], 'npm run prove -- backend <address>'],
  ['an invalid address', ['localhost:3000', ...administrator], 'is not a URL such as'],
  ['an unknown profile', ['http://localhost:1/api', '--profile', 'half', ...administrator], 'Use full or spec'],
  ['no administrator', ['http://localhost:1/api'], 'PROVE_PASSWORD'],
  ['a remote address without --yes', ['https://school.example/api', ...administrator], 'add --yes'],
])('rejects %s', (_, args, words) => {
  const { status, output } = run(...args)
  expect(status).toBe(1)
  expect(output).toContain(words)
})

test('prints each scenario with its reason and the score last, and exits with 1 if one failed', () => {
  const { status, output } = run('http://127.0.0.1:1/api', ...administrator)
  expect(status).toBe(1)
  expect(output).toMatch(/✗ failed .*\n +signIn: no response from/)
  expect(output.trim().split('\n').at(-1)).toMatch(/^0 of \d+$/)
})
