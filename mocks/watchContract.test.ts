import { cp, mkdir, mkdtemp, readFile, rename as move, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readContract } from './readContract.ts'
import { admin, openMockForTest, contractPath } from './openMockForTest.ts'
import { createMock } from './server.ts'
import { calls } from '@maktab/contract/calls'
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

// @module-tag slow
async function copyContract() {
  const folder = await mkdtemp(join(tmpdir(), 'contract-'))
  const parts = ['openapi.yaml', 'parameters.yaml', 'responses.yaml', 'paths', 'schemas', 'examples']
  await Promise.all(parts.map((part) => cp(join(dirname(contractPath), part), join(folder, part), { recursive: true })))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Unedited copies have the same operations, so they are read once. */
const originalOperations = readContract(contractPath)

async function openCopy() {
  const folder = await copyContract()
  const mock = await openMockForTest({ contract: join(folder, 'openapi.yaml'), operations: await originalOperations })
  const edit = async (file: string, change: (text: string) => string) =>
    writeFile(join(folder, file), change(await readFile(join(folder, file), 'utf8')))
  const firstName = async () => {
    const { course } = (await (await mock.request('/api/course/get')).json()) as { course: { name: string }[] }
    return course[0]?.name
  }
  const fault = async () => ((await (await mock.request('/__mock/state')).json()) as { fault: string | null }).fault
  return { ...mock, folder, edit, firstName, fault }
}

const example = 'examples/listCourses.yaml'
const rename = (text: string) => text.replace(/name: .*/, 'name: Renamed while it runs')

test('an edited example is served without a restart', async () => {
  const { edit, firstName } = await openCopy()
  await edit(example, rename)
  await expect.poll(firstName).toBe('Renamed while it runs')
})

test.each([
  [
    'a syntax error',
    example,
    (text: string) => text.replace(/name: .*/, 'name: "never closed'),
    /^examples\/listCourses\.yaml:\d+: /,
  ],
  [
    'a syntax error in the root file',
    'openapi.yaml',
    (text: string) => text.replace('title: Maktab', 'title: [Maktab'),
    /^openapi\.yaml:\d+: /,
  ],
  [
    'a reference to a missing file',
    'paths/course.yaml',
    (text: string) => text.replace('examples/listCourses.yaml', 'examples/gone.yaml'),
    /^paths\/course\.yaml:\d+: can’t resolve reference .*gone\.yaml#\/typical/,
  ],
  [
    'a reference to a missing example',
    'paths/course.yaml',
    (text: string) => text.replace('listCourses.yaml#/typical', 'listCourses.yaml#/gone'),
    /^paths\/course\.yaml:\d+: can’t resolve reference .*listCourses\.yaml#\/gone/,
  ],
  [
    'a reference to a missing pointer',
    'openapi.yaml',
    (text: string) => text.replace('#/listCourses', '#/listCurses'),
    /^openapi\.yaml:\d+: can’t resolve reference .*#\/listCurses/,
  ],
])('after %s the last valid contract is served and the location reported', async (_, file, breakFile, words) => {
  const { request, edit, fault, firstName, lines } = await openCopy()
  const before = await firstName()
  await edit(file, breakFile)
  await expect.poll(fault).toMatch(words)
  expect(await firstName()).toBe(before)
  expect(lines.at(-1)).toContain('The contract is invalid')
  expect(await (await request('/__mock')).text()).toContain('The contract is invalid')
})

test('a fixed contract is served again', async () => {
  const { edit, fault, firstName } = await openCopy()
  await edit(example, (text) => `${text}\n  : : :`)
  await expect.poll(fault).not.toBeNull()
  await edit(example, (text) => rename(text.replace('\n  : : :', '')))
  await expect.poll(firstName).toBe('Renamed while it runs')
  expect(await fault()).toBeNull()
})

test('an example that violates its schema is reported with its line until it is fixed', async () => {
  const { request, edit, folder, lines } = await openCopy()
  const findings = async () => {
    await request('/api/course/get')
    return ((await (await request('/__mock/findings')).json()) as { findings: { file?: string; message: string }[] })
      .findings
  }
  expect(await findings()).toEqual([])
  const price = /price: (\d+)/
  await edit(example, (text) => text.replace(price, 'price: "forty $1"'))
  await expect.poll(findings, { timeout: 30_000 }).toHaveLength(1)
  const [finding] = await findings()
  const at = (await readFile(join(folder, example), 'utf8')).split('\n').findIndex((line) => line.includes('forty')) + 1
  expect(finding).toMatchObject({
    of: 'example',
    call: 'GET /course/get',
    path: 'body.course.*.price',
    value: expect.stringContaining('forty') as string,
    file: `${basename(folder)}/${example}:${at}`,
  })
  expect(lines).toContainEqual(
    expect.stringContaining('✗ example of GET /course/get body.course.*.price: must be') as string,
  )
  await edit(example, (text) => text.replace(/price: "forty (\d+)"/, 'price: $1'))
  await expect.poll(findings, { timeout: 30_000 }).toEqual([])
})

test('a file replaced by an editor is still watched', async () => {
  const { folder, firstName } = await openCopy()
  for (const name of ['First', 'Second', 'Third']) {
    const text = await readFile(join(folder, example), 'utf8')
    await writeFile(join(folder, 'draft'), text.replace(/name: .*/, `name: ${name}`))
    await move(join(folder, 'draft'), join(folder, example))
    await expect.poll(firstName).toBe(name)
  }
})

test('a new folder is watched', async () => {
  const { folder, edit, firstName } = await openCopy()
  const add = async (name: string) => {
    const text = await readFile(join(folder, example), 'utf8')
    await writeFile(join(folder, 'examples/more/listCourses.yaml'), text.replace(/name: .*/, `name: ${name}`))
  }
  await mkdir(join(folder, 'examples/more'))
  await add('First')
  await edit('paths/course.yaml', (text) => text.replace('examples/listCourses', 'examples/more/listCourses'))
  await expect.poll(firstName).toBe('First')
  await add('Second')
  await expect.poll(firstName).toBe('Second')
})

test('an override can name a new example, but not a removed one', async () => {
  const { request, edit } = await openCopy()
  const named = (situation: string) => request('/api/course/get', { headers: { 'X-Mock': `listCourses=${situation}` } })
  await request('/__mock/state', { method: 'PUT', body: '{"situations":{"listCourses":"empty"}}' })
  await edit(example, (text) => `${text}one:\n  summary: One\n  value:\n    course: []\n`)
  await edit('paths/course.yaml', (text) =>
    text.replace(
      'empty:\n                $ref: ../examples/listCourses.yaml#/empty',
      'one:\n                $ref: ../examples/listCourses.yaml#/one',
    ),
  )
  await expect.poll(async () => (await named('one')).status).toBe(200)
  expect((await named('empty')).status).toBe(400)
  // The panel’s choice of the removed example no longer applies.
  const usual = (await (await request('/api/course/get')).json()) as { course: unknown[] }
  expect(usual.course.length).toBeGreaterThan(0)
})

test('valid YAML without operations is reported', async () => {
  const { request, edit, fault } = await openCopy()
  await edit('openapi.yaml', (text) => text.replace(/^paths:[\s\S]*/m, 'paths: {}\n'))
  await expect.poll(fault).toContain('no operations')
  expect((await request('/api/student/get', { headers: admin })).status).toBe(200)
})

test('createMock rejects an invalid contract with the location', async () => {
  const folder = await copyContract()
  await writeFile(join(folder, example), 'value: [')
  await expect(createMock({ contract: join(folder, 'openapi.yaml') })).rejects.toThrow(
    /^The contract is invalid: examples\/listCourses\.yaml:\d+: /,
  )
})

// @module-tag slow
const runFile = promisify(execFile)

const READ = `
  const { readContract } = await import(process.argv[1])
  console.log((await readContract(process.argv[2])).length)`

test.each([['mektebé', 'مدرسة'], ['with space'], ['100% of #1?'], ["it's {a} [school] & co"]])(
  'the contract can be read from a folder named %s %s',
  async (...names) => {
    const base = await mkdtemp(join(tmpdir(), 'named-'))
    onTestFinished(() => rm(base, { recursive: true, force: true }))
    const folder = join(base, ...names)
    await mkdir(folder, { recursive: true })
    const parts = ['openapi.yaml', 'parameters.yaml', 'responses.yaml', 'paths', 'schemas', 'examples']
    for (const part of parts) await cp(join(dirname(contractPath), part), join(folder, part), { recursive: true })
    const args = [
      '--input-type=module',
      '-e',
      READ,
      join(import.meta.dirname, 'readContract.ts'),
      join(folder, 'openapi.yaml'),
    ]
    const { stdout } = await runFile(process.execPath, args, { cwd: folder })
    expect(Number(stdout)).toBe(Object.keys(calls).length)
  },
)

test('the API reference shows an edited contract', async () => {
  const { request, edit } = await openCopy()
  const reference = async () => (await request('/__mock/docs/openapi.json')).text()
  expect(await reference()).toContain('"summary":"List all courses"')
  await edit('paths/course.yaml', (text) => text.replace('List all courses', 'List the edited courses'))
  await expect.poll(reference).toContain('"summary":"List the edited courses"')
})
