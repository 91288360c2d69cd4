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
import { createValidatingClient, listOperations } from './createValidatingClient.ts'
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

const optionsFor = (address: string) => ({
  address,
  credentials: { email: 'admin@maktab.test', password: school.password },
  stories: scenarios,
  profile: 'spec' as const,
})

/** Paths of the keys of a body: `courses[].timings[].from`. */
function pathsIn(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => pathsIn(item, `${path}[]`))
  if (typeof value !== 'object' || value === null || value instanceof File) return [path]
  return Object.entries(value).flatMap(([key, inner]) => [
    ...(path === '' ? [] : [path]),
    ...pathsIn(inner, path === '' ? key : `${path}.${key}`),
  ])
}

/** Converts a form's `courses[0][timings][0][from]` to such a path. */
const pathOfName = (name: string) => name.replaceAll(/\[(\d+)\]/g, '[]').replaceAll(/\[([^\]]+)\]/g, '.$1')

const patterns = listed.map((name) => {
  const [method = '', path = ''] = name.split(' ')
  return {
    name,
    pattern: new RegExp(`^${method} /api/${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    parameterCount: path.split('{').length,
  }
})

/** The extensions that a request uses. */
async function findExtensionsIn(request: Request): Promise<string[]> {
  const url = new URL(request.url)
  const call = `${request.method} ${url.pathname}`
  const fits = patterns
    .filter(({ pattern }) => pattern.test(call))
    .toSorted((one, other) => one.parameterCount - other.parameterCount)
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
test('our server passes all scenarios of the profile spec, which sends no extensions', async () => {
  const made = new Set<string>()
  const extensions: string[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    made.add(`${request.method} ${new URL(request.url).pathname}`)
    extensions.push(...(await findExtensionsIn(request)))
    return globalThis.fetch(request)
  }
  const proof = await runConformance({ ...optionsFor(`${school.url}/api`), fetch })
  expect(proof.outcomes.filter(({ result }) => result !== 'passed')).toEqual([])
  expect(proof.notDeleted).toEqual([])
  expect([...new Set(extensions)]).toEqual([])
  const missed = patterns.filter(({ pattern }) => ![...made].some((call) => pattern.test(call)))
  expect(missed.map(({ name }) => name)).toEqual([])
  const all = scenarios.filter(({ needsExtensions }) => !needsExtensions).length + 1
  expect(formatConformanceSummary(proof)).toEqual(['69 of 69 API calls were exercised.', `${all} of ${all}`])
})

test('a backend without extensions passes all scenarios of the profile spec', async () => {
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
  const { outcomes } = await runConformance(optionsFor(`http://127.0.0.1:${port}/api`))
  expect(outcomes.filter(({ result }) => result !== 'passed')).toEqual([])
})

test('every scenario outside the profile spec uses an extension', async () => {
  const left = scenarios.filter(({ needsExtensions }) => needsExtensions)
  expect(left.length).toBeGreaterThan(10)
  const { outcomes } = await runConformance({
    ...optionsFor(`${school.url}/api`),
    stories: left.map((story) => ({ ...story, needsExtensions: false })),
  })
  const played = outcomes.filter(({ title }) => left.some((story) => story.title === title))
  expect(played.map(({ reason }) => reason)).toEqual(
    left.map(() => expect.stringContaining('not in the profile “spec”') as string),
  )
})

test('the profile spec has the 69 calls of the specification, and the profile full has all calls', () => {
  const names = listOperations('spec').map((id) => `${calls[id].method} ${calls[id].path.slice(1)}`)
  expect(names.toSorted()).toEqual(listed.toSorted())
  expect(listOperations('full')).toEqual(Object.keys(calls))
})

test.each<[string, OperationId, object, string]>([
  ['an extension call', 'getSettings', {}, 'getSettings'],
  ['a query parameter', 'listStudents', { query: { limit: 5 } }, 'limit'],
  ['a field', 'savePolicy', { body: { id: 1, title: 'Quiet', description: '', version: 2 } }, 'version'],
  ['a nested form field', 'purchaseCourse', { body: { courseID: 1, classTimings: [{ days: [1] }] } }, 'days'],
])('the profile spec never sends %s', async (_, id, sent, name) => {
  const fetch = () => Promise.reject(new Error('This was sent.'))
  const line = { address: 'http://school.test/api', fetch, profile: 'spec' as const, exercised: new Set<OperationId>() }
  const rejection = createValidatingClient(null, line).expectRefused(id, [422], sent)
  await expect(rejection).rejects.toThrow(`${id}: not in the profile “spec”: ${name}.`)
})
