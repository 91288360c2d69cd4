// @module-tag slow
import { type OperationId, calls } from '@maktab/contract/calls'
import { createMock } from '@maktab/mocks/server'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { startDemoServer } from '../startDemoServer.ts'
import { root } from '../run.ts'
import { createApiUser, listOperations } from './createApiUser.ts'
import { runConformance, formatConformanceSummary } from './runConformance.ts'
import { scenarios } from './scenarios.ts'

type Specified = Record<string, { bodies?: Record<string, unknown>[] }>

const read = (name: string) => readFileSync(join(root, 'openapi', name), 'utf8')
const listed = read('calls.txt').trim().split('\n')
const specified = parse(read('specified.yaml')) as Specified

let school: Awaited<ReturnType<typeof startDemoServer>>
beforeAll(async () => {
  school = await startDemoServer()
})
afterAll(() => school.close())

const proving = (address: string) => ({
  address,
  credentials: { email: 'admin@maktab.test', password: school.password },
  stories: scenarios,
  profile: 'spec' as const,
})

/** Where the keys of a body stand: `courses[].timings[].from`. */
function pathsIn(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => pathsIn(item, `${path}[]`))
  if (typeof value !== 'object' || value === null || value instanceof File) return [path]
  return Object.entries(value).flatMap(([key, inner]) => [
    ...(path === '' ? [] : [path]),
    ...pathsIn(inner, path === '' ? key : `${path}.${key}`),
  ])
}

/** The same of a form: `courses[0][timings][0][from]`. */
const pathOfName = (name: string) => name.replaceAll(/\[(\d+)\]/g, '[]').replaceAll(/\[([^\]]+)\]/g, '.$1')

const patterns = listed.map((name) => {
  const [method = '', path = ''] = name.split(' ')
  return {
    name,
    pattern: new RegExp(`^${method} /api/${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    holes: path.split('{').length,
  }
})

/** What a request has that the specification doesn’t. */
async function beyondIn(request: Request): Promise<string[]> {
  const url = new URL(request.url)
  const call = `${request.method} ${url.pathname}`
  const fits = patterns.filter(({ pattern }) => pattern.test(call)).toSorted((one, other) => one.holes - other.holes)
  const [{ name } = { name: '' }] = fits
  if (name === '') return [call]
  const known = new Set((specified[name]?.bodies ?? []).flatMap((body) => pathsIn(body)))
  const type = request.headers.get('content-type') ?? ''
  const text = type.startsWith('multipart/') ? '' : await request.clone().text()
  const form = type.startsWith('multipart/') ? [...(await request.clone().formData()).keys()].map(pathOfName) : []
  const sent = [...form, ...(text === '' ? [] : pathsIn(JSON.parse(text)))]
  const headers = request.headers.has('idempotency-key') ? ['idempotency-key'] : []
  const query = [...url.searchParams.keys()]
  return [...headers, ...query, ...sent.filter((path) => path !== '' && !known.has(path))].map(
    (one) => `${name} ${one}`,
  )
}

// proves X198
test('our own school has the full score with the profile spec, and only the specification is sent', async () => {
  const made = new Set<string>()
  const beyond: string[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    made.add(`${request.method} ${new URL(request.url).pathname}`)
    beyond.push(...(await beyondIn(request)))
    return globalThis.fetch(request)
  }
  const proof = await runConformance({ ...proving(`${school.url}/api`), fetch })
  expect(proof.outcomes.filter(({ result }) => result !== 'passed')).toEqual([])
  expect(proof.notDeleted).toEqual([])
  expect([...new Set(beyond)]).toEqual([])
  const missed = patterns.filter(({ pattern }) => ![...made].some((call) => pattern.test(call)))
  expect(missed.map(({ name }) => name)).toEqual([])
  const all = scenarios.filter(({ needsExtensions }) => !needsExtensions).length + 1
  expect(formatConformanceSummary(proof)).toEqual(['69 of 69 API calls were exercised.', `${all} of ${all}`])
})

test('a backend that has the specification and nothing else has the full score with the profile spec', async () => {
  const mock = await createMock({
    contract: join(root, 'openapi', 'openapi.yaml'),
    upstream: school.url,
    specOnly: true,
  })
  const server = createServer((request, response) => void mock.handle(request, response))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(async () => {
    server.closeAllConnections()
    server.close()
    await mock.close()
  })
  const { port } = server.address() as { port: number }
  const { outcomes } = await runConformance(proving(`http://127.0.0.1:${port}/api`))
  expect(outcomes.filter(({ result }) => result !== 'passed')).toEqual([])
})

test('every story that the profile spec leaves out makes a call or sends a field beyond the specification', async () => {
  const left = scenarios.filter(({ needsExtensions }) => needsExtensions)
  expect(left.length).toBeGreaterThan(10)
  const { outcomes } = await runConformance({
    ...proving(`${school.url}/api`),
    stories: left.map((story) => ({ ...story, needsExtensions: false })),
  })
  const played = outcomes.filter(({ title }) => left.some((story) => story.title === title))
  expect(played.map(({ reason }) => reason)).toEqual(
    left.map(() => expect.stringContaining('the profile “spec” has no ') as string),
  )
})

test('the 69 calls of the specification are the profile spec, and all calls the profile full', () => {
  const names = listOperations('spec').map((id) => `${calls[id].method} ${calls[id].path.slice(1)}`)
  expect(names.toSorted()).toEqual(listed.toSorted())
  expect(listOperations('full')).toEqual(Object.keys(calls))
})

test.each<[string, OperationId, object, string]>([
  ['an extension call', 'getSettings', {}, 'getSettings'],
  ['a query parameter', 'listStudents', { query: { limit: 5 } }, 'limit'],
  ['a field', 'savePolicy', { body: { id: 1, title: 'Quiet', description: '', version: 2 } }, 'version'],
  ['a field deep in a form', 'purchaseCourse', { body: { courseID: 1, classTimings: [{ days: [1] }] } }, 'days'],
])('with the profile spec, %s is never sent', async (_, id, sent, name) => {
  const fetch = () => Promise.reject(new Error('This was sent.'))
  const line = { address: 'http://school.test/api', fetch, profile: 'spec' as const, exercised: new Set<OperationId>() }
  const asking = createApiUser(null, line).expectRefused(id, [422], sent)
  await expect(asking).rejects.toThrow(`${id}: not in the profile “spec”: ${name}.`)
})
