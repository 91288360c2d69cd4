import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { json, openBehind } from './openBehind.ts'
import { type openMock, admin, asJson, openMockForTest } from './openMock.ts'
import { readRecording } from './readRecording.ts'
import { writeRecording } from './writeRecording.ts'

async function folder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'recordings-'))
  onTestFinished(() => rm(made, { recursive: true, force: true }))
  return made
}

type Ask = Awaited<ReturnType<typeof openMock>>['ask']
const keep = async (ask: Ask, name: unknown) => {
  const answer = await ask('/__mock/recording', { method: 'PUT', body: JSON.stringify({ name }) })
  return { status: answer.status, ...((await answer.json()) as { file: string; calls: number; error?: string }) }
}
const begin = (ask: Ask) => ask('/__mock/recording', { method: 'POST' })

/** A school whose policies are others each time. */
function countingSchool() {
  let asked = 0
  return openBehind((request, response) => {
    if (request.url === '/api/auth/login') {
      json(200, { token: 'a-real-token', status: 'allowed', user: { role: 'admin' } })(request, response)
      return
    }
    asked += 1
    json(200, { policy: [{ id: asked, title: `Policy ${asked}`, description: 'By ali.khan@gmail.com' }] })(
      request,
      response,
    )
  })
}

async function titlesOf(answer: Response): Promise<string[]> {
  return ((await answer.json()) as { policy: { title: string }[] }).policy.map(({ title }) => title)
}

const policies = '/api/student-policy/get'
const signIn = asJson({ email: 'ali.khan@gmail.com', password: 'open sesame' })

/** Signs in as a real person and reads the policies twice, and keeps that. */
async function recordedSession(): Promise<string> {
  const mock = await countingSchool()
  const recordings = await folder()
  const recorder = await openMockForTest({ upstream: mock.url, recordings })
  await begin(recorder.ask)
  await recorder.ask('/api/auth/login', signIn)
  const headers = { token: 'a-real-token' }
  await recorder.ask(policies, { headers })
  await recorder.ask(policies, { headers })
  const kept = await keep(recorder.ask, 'two-readings')
  expect(kept).toEqual({ status: 200, file: join(recordings, 'two-readings.yaml'), calls: 3 })
  return kept.file
}

test('a session that went to a backend is played again without it: the same calls, the same answers, in order', async () => {
  const { ask } = await openMockForTest({ scenario: await recordedSession() })
  const { token } = (await (await ask('/api/auth/login', signIn)).json()) as { token: string }
  const headers = { token }
  const played = [1, 2, 3].map(() => async () => titlesOf(await ask(policies, { headers })))
  const titles: string[][] = []
  for (const play of played) titles.push(await play())
  // The last answer stays.
  expect(titles).toEqual([['Policy 1'], ['Policy 2'], ['Policy 2']])
  const state = await (await ask('/__mock/recording')).json()
  expect(state).toEqual({ calls: null, replay: { calls: 3, played: 3 } })
  await ask('/__mock/state', { method: 'DELETE' })
  expect(await titlesOf(await ask(policies, { headers }))).toEqual(['Policy 1'])
})

test('what was not recorded comes from the examples, and a flip wins over what was', async () => {
  const { ask } = await openMockForTest({ scenario: await recordedSession() })
  const courses = await ask('/api/course/get')
  expect([courses.status, courses.headers.get('server-timing')]).toEqual([200, expect.stringContaining('examples')])
  // Of another person nothing was recorded, and of nobody neither.
  expect((await ask(policies)).status).toBe(401)
  const student = await ask(policies, { headers: { token: 'mock-token-student' } })
  expect(student.headers.get('server-timing')).toContain('examples')
  const flipped = await ask(policies, { headers: { ...admin, 'X-Mock': 'listPolicies=serverError' } })
  expect(flipped.status).toBe(500)
  const recorded = await ask(policies, { headers: admin })
  expect(recorded.headers.get('server-timing')).toContain('recording')
})

test('passwords, tokens and real e-mail addresses are not in the file', async () => {
  const text = await readFile(await recordedSession(), 'utf8')
  for (const secret of ['open sesame', 'a-real-token', 'ali.khan', 'gmail.com']) expect(text).not.toContain(secret)
  const [login, reading] = await readRecording(await recordedSession())
  expect(login).toEqual({
    call: 'POST /auth/login',
    by: 'visitor',
    sent: { email: 'person-1@recorded.test', password: 'redacted' },
    status: 200,
    answer: { token: 'mock-token-admin', status: 'allowed', user: { role: 'admin' } },
  })
  expect(reading).toMatchObject({ by: 'admin', answer: { policy: [{ description: 'By person-1@recorded.test' }] } })
})

test('e-mail addresses stay where that is asked for, and files are named only', async () => {
  const mock = await openMockForTest({ record: { keepsEmails: true } })
  await mock.ask('/api/auth/forgot-password', asJson({ email: 'ali.khan@gmail.com' }))
  const body = new FormData()
  body.set('name', 'Tajweed')
  body.set('image', new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47])], 'letters.png'))
  await mock.ask('/api/course/create-course', { method: 'POST', body, headers: admin })
  expect(mock.recorded().map(({ sent }) => sent)).toEqual([
    { email: 'ali.khan@gmail.com' },
    { name: 'Tajweed', image: 'the file letters.png' },
  ])
})

test('what was sent tells two like calls apart', async () => {
  const file = join(await folder(), 'session.json')
  const answerTo = (role: string) => ({ token: `mock-token-${role}`, status: 'allowed', user: { role } })
  const sent = (role: string) => ({ email: `${role}@maktab.test`, password: 'redacted' })
  writeRecording(
    file,
    ['admin', 'teacher'].map((role) => ({
      call: 'POST /auth/login',
      by: 'visitor',
      sent: sent(role),
      status: 200,
      answer: answerTo(role),
    })),
  )
  const { ask } = await openMockForTest({ scenario: file })
  const answer = await ask('/api/auth/login', asJson({ email: 'teacher@maktab.test', password: 'whatever' }))
  expect(await answer.json()).toEqual(answerTo('teacher'))
})

test('what no longer fits the contract is played all the same, and is a finding', async () => {
  const file = join(await folder(), 'old.yaml')
  await writeFile(file, 'calls:\n  - call: GET /course/get\n    status: 200\n    answer: { course: [{ id: one }] }\n')
  const { ask } = await openMockForTest({ scenario: file })
  expect(await (await ask('/api/course/get')).json()).toEqual({ course: [{ id: 'one' }] })
  const { findings } = (await (await ask('/__mock/findings')).json()) as { findings: object[] }
  expect(findings).toContainEqual(
    expect.objectContaining({ of: 'recording', call: 'GET /course/get', path: 'body.course.*.id', value: '"one"' }),
  )
})

test.each([
  ['no file', undefined, 'can’t be read (ENOENT)'],
  ['no YAML', '{"calls": [', 'is neither YAML nor JSON'],
  ['another file', 'name: maktab', 'it has no list of calls'],
  ['a call without a status', 'calls: [{ call: GET /course/get }]', 'its call 1 lacks call or status'],
])('a scenario that is %s is refused with a sentence', async (_, text, words) => {
  const file = join(await folder(), 'session.yaml')
  if (text !== undefined) await writeFile(file, text)
  await expect(openMockForTest({ scenario: file })).rejects.toThrow(words)
})

test('nothing is kept under a name that leads elsewhere, or where nothing is recorded', async () => {
  const { ask } = await openMockForTest({ recordings: await folder() })
  expect(await keep(ask, 'a')).toMatchObject({ status: 409, error: 'Nothing is being recorded.' })
  await begin(ask)
  for (const name of ['../a', '', 'a/b', 7, undefined]) expect(await keep(ask, name)).toMatchObject({ status: 400 })
  await ask('/__mock/recording', { method: 'DELETE' })
  expect(await (await ask('/__mock/recording')).json()).toEqual({ calls: null, replay: null })
})

test('the page says what is recorded', async () => {
  const { ask } = await openMockForTest()
  expect(await (await ask('/__mock')).text()).toContain('--scenario')
  await begin(ask)
  await ask('/api/course/get')
  expect(await (await ask('/__mock')).text()).toMatch(/1\s+calls\s+were\s+recorded/)
})
