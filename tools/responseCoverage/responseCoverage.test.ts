import { calls } from '@maktab/contract/calls'
import shapes from '@maktab/contract/shapes' with { type: 'json' }
import { mkdtemp, readdir, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createMock } from '@maktab/mocks/server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { root, run } from '../run.ts'
import {
  recordE2eResponses,
  allowedUncovered,
  readCoveredResponses,
  listResponseCoverage,
  isUncovered,
  formatResponseCoverage,
  findUncovered,
} from './responseCoverage.ts'

async function openFolder(): Promise<string> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'exercised-')))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

test('responses are read from the report, for passed tests only', { tags: ['slow'] }, async () => {
  const folder = await openFolder()
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  await writeFile(join(folder, 'vitest.config.ts'), 'export default {}')
  const notes = (name: string, seen: string, then: string) =>
    `test('${name}', ({ task }) => { task.meta.exercised = ['${seen}']; ${then} })\n`
  await writeFile(
    join(folder, 'a.test.ts'),
    `import { expect, test } from 'vitest'\n${notes('good', 'app signIn 200', 'expect(1).toBe(1)')}${notes('bad', 'app signIn 401', 'expect(1).toBe(2)')}`,
  )
  const reporters = ['--reporter=json', `--outputFile=${join(folder, 'all.json')}`]
  await run('vitest', ['run', '--root', folder, ...reporters], { cwd: folder })
  // Playwright's report has no test results of Vitest.
  await writeFile(join(folder, 'journeys.json'), '{ "stats": {} }')
  await writeFile(join(folder, '7.exercised'), 'journey signIn 200\n')
  const reports = ['all.json', 'journeys.json', 'missing.json'].map((name) => join(folder, name))
  expect([...readCoveredResponses(reports, folder)]).toEqual(['app signIn 200', 'journey signIn 200'])
})

test('servers of journeys record each response once if EXERCISED_FOLDER is set', async () => {
  const folder = await openFolder()
  const mock = await createMock({ contract: join(root, 'openapi', 'openapi.yaml') })
  const server = createServer((request, response) => void mock.handle(request, response))
  onTestFinished(async () => {
    vi.unstubAllEnvs()
    server.closeAllConnections()
    server.close()
    await mock.close()
  })
  recordE2eResponses(server)
  vi.stubEnv('EXERCISED_FOLDER', folder)
  recordE2eResponses(server)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const ask = (path: string, flip = '') =>
    fetch(`http://127.0.0.1:${port}/api${path}`, { headers: { 'X-Mock': flip } }).then((response) => response.text())
  await ask(calls.listCourses.path)
  await ask(calls.listCourses.path)
  await ask(calls.listCourses.path, 'listCourses=serverError')
  await ask('/no/such/call')
  const [name = '', ...more] = await readdir(folder)
  expect(more).toEqual([])
  expect(await readFile(join(folder, name), 'utf8')).toBe('journey listCourses 200\njourney listCourses 500\n')
})

const contract = { signIn: { answers: { 200: {}, 401: {}, 500: {} } } }
const answers = listResponseCoverage(
  contract,
  new Set(['server signIn 200', 'mock signIn 200', 'mock signIn 401', 'app other 500']),
)

test('the table has a row for each response and marks those that are only examples', () => {
  expect(formatResponseCoverage(answers).split('\n').slice(2)).toEqual([
    '3 responses: server 1, mock 2, app 0, journey 0.',
    '',
    '| Call | Status | server | mock | app | journey | |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    '| signIn | 200 | ✓ | ✓ |   |   |  |',
    '| signIn | 401 |   | ✓ |   |   | **not covered** |',
    '| signIn | 500 |   |   |   |   | **not covered** |',
    '',
  ])
})

test('each response that is only an example needs a reason', () => {
  expect(findUncovered(answers, { 'signIn 401': 'Because.', 'signIn 500': 'Because.' })).toEqual([])
  expect(findUncovered(answers, { 'signIn 401': 'Because.' })).toEqual(['signIn 500'])
})

test('every allowed example-only response is in the contract', () => {
  const known = new Set(
    listResponseCoverage(shapes, new Set())
      .filter(isUncovered)
      .map(({ call, status }) => `${call} ${status}`),
  )
  expect(known.size).toBeGreaterThan(450)
  expect(Object.keys(allowedUncovered).filter((name) => !known.has(name))).toEqual([])
})
