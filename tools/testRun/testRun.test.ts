// @module-tag slow
import { mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { root, run } from '../run.ts'
import { readPlaywrightReport, readVitestReport, printResult, tallyTasks, formatTimes } from './readReport.ts'
import { runTasks } from './testTasks.ts'

/** A temporary folder with these files, in which the project's packages can be imported. */
async function folderWith(files: Record<string, string>): Promise<string> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'tally-')))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  return folder
}

const vitest = "import { expect, test } from 'vitest'\n"
const good = "test('good', () => { expect(1).toBe(1) })\n"
const bad = "test('bad', () => { expect(1).toBe(2) })\n"
const broken = "throw new Error('This file doesn’t load.')\n"

const matching = (failures: RegExp[]) => failures.map((one) => expect.stringMatching(one) as string)
const noReport = (exitCode: number) => `exit code ${exitCode}, no report written`

async function runVitest(files: Record<string, string>) {
  const folder = await folderWith({ ...files, 'vitest.config.ts': 'export default {}' })
  const file = join(folder, 'report.json')
  const reporters = ['--reporter=json', `--outputFile=${file}`]
  const exitCode = await run('vitest', ['run', '--root', folder, ...reporters], { cwd: folder })
  return { report: readVitestReport(file, exitCode), exitCode }
}

test.each([
  ['passing tests', { 'a.test.ts': vitest + good }, { passed: 1, failed: 0, failures: [], exitCode: 0 }],
  [
    'failing tests',
    { 'a.test.ts': vitest + good + bad + bad },
    { passed: 1, failed: 2, failures: [/a\.test\.ts › bad\n.*expected 1 to be 2/, /a\.test\.ts › bad/], exitCode: 1 },
  ],
  [
    'a file that doesn’t load, beside a failing test',
    { 'a.test.ts': vitest + good + bad, 'b.test.ts': broken },
    { passed: 1, failed: 2, failures: [/a\.test\.ts › bad/, /b\.test\.ts\n.*This file doesn’t load/], exitCode: 1 },
  ],
  [
    'an unhandled rejection',
    { 'a.test.ts': `${vitest}void Promise.reject(new Error('left over'))\n${good}` },
    { passed: 1, failed: 1, failures: [/exit code 1, but no test failed/], exitCode: 1 },
  ],
  ['no tests', {}, { passed: 0, failed: 1, failures: [/exit code 1/], exitCode: 1 }],
])('readVitestReport counts %s', async (_, files, { exitCode, ...expected }) => {
  const { report, ...ended } = await runVitest(files)
  expect(ended.exitCode).toBe(exitCode)
  expect(report).toMatchObject({ ...expected, failures: matching(expected.failures) })
})

test.each([
  [
    'passing, failing and flaky tests',
    {
      'a.test.ts': `${good}${bad}test('flaky', ({}, { retry }) => { expect(retry).toBe(1) })`,
    },
    {
      passed: 1,
      failed: 2,
      failures: [/a\.test\.ts › bad\n.*expect\(received\)/, /a\.test\.ts › flaky\n/],
    },
  ],
  [
    'a test with two errors',
    { 'a.test.ts': "test('bad', () => { for (const step of ['one', 'two']) expect.soft(1, step).toBe(1 + 1) })" },
    { passed: 0, failed: 1, failures: [/a\.test\.ts › bad\n[^]*Error: one\n[^]*Error: two/] },
  ],
  [
    'a file that doesn’t load',
    { 'a.test.ts': good, 'b.test.ts': broken },
    { passed: 0, failed: 1, failures: [/b\.test\.ts\n.*This file doesn’t load/] },
  ],
])('readPlaywrightReport counts %s', async (_, files, expected) => {
  const folder = await folderWith({
    'playwright.config.ts': "export default { retries: 1, reporter: 'json', workers: 1 }",
    'package.json': '{ "type": "module" }',
  })
  const report = join(folder, 'report.json')
  const imports = "import { expect, test } from '@playwright/test'\n"
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), imports + text)
  const exitCode = await run('playwright', ['test'], { cwd: folder, env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report } })
  const read = readPlaywrightReport(report, exitCode)
  expect(read).toMatchObject({ ...expected, failures: matching(expected.failures) })
  expect(read.tests.every(({ seconds }) => seconds > 0)).toBe(true)
})

test('runTasks runs every task but those that wait for a failed one, and reads results from the cache', async () => {
  const script = (exitCode: number) => `node -e "process.exit(${exitCode})"`
  const inputs = ['package.json']
  const folder = await folderWith({
    'package.json': JSON.stringify({
      name: 'sample',
      packageManager: 'npm@11.0.0',
      scripts: { one: script(0), two: script(0), bad: script(3), waits: script(0) },
    }),
    'turbo.json': JSON.stringify({
      tasks: {
        one: { inputs },
        two: { inputs },
        bad: { inputs },
        waits: { inputs, dependsOn: ['bad'] },
      },
    }),
  })
  const results = await runTasks(['one', 'two', 'bad', 'waits'], 2, folder)
  const exitCodes = Object.fromEntries(results.map(({ task, exitCode }) => [task, exitCode]))
  expect(exitCodes).toEqual({ one: 0, two: 0, bad: 3 })
  expect(results.every(({ seconds, isCached }) => seconds > 0 && !isCached)).toBe(true)
  expect(tallyTasks(results)).toEqual({ passed: 2, failed: 1, failures: ['bad'] })

  const again = await runTasks(['one', 'two'], 2, folder)
  expect(again.map(({ exitCode, isCached }) => [exitCode, isCached])).toEqual([
    [0, true],
    [0, true],
  ])
  expect(tallyTasks(await runTasks(['three'], 2, folder))).toEqual({ passed: 0, failed: 1, failures: ['three'] })
})

test('a run without a report counts as a failure', () => {
  const lost = (exitCode: number) => ({ passed: 0, failed: 1, failures: [noReport(exitCode)], tests: [] })
  expect(readVitestReport('/nowhere.json', 0)).toEqual(lost(0))
  expect(readPlaywrightReport('/nowhere.json', 137)).toEqual(lost(137))
})

test('formatTimes lists each part with its tests, then the slowest tests', () => {
  const parts = [
    { name: '@maktab/ui#test', seconds: 12.34, isCached: false, tests: 34 },
    { name: '@maktab/tools#lint', seconds: 0.1, isCached: true, tests: 0 },
  ]
  const slowest = [{ name: 'a.test.ts › a', seconds: 3 }]
  expect(formatTimes({ lane: 'npm test', seconds: 13, parts, slowest }).split('\n')).toEqual([
    '',
    'Duration of npm test: 13 s in total',
    expect.stringMatching(/^ +12\.3 s {2}@maktab\/ui#test +34 tests$/),
    expect.stringMatching(/^ +cached {2}@maktab\/tools#lint +$/),
    '',
    'Slowest tests (more in coverage/times.json):',
    '    3.0 s  a.test.ts › a',
  ])
})

afterEach(() => {
  vi.restoreAllMocks()
  process.exitCode = 0
})

const good3 = { passed: 3, failed: 0, failures: [] }
const bad2 = { passed: 4, failed: 2, failures: ['a.test.ts › a\n    why', 'b'] }

test.each([
  [[good3, { ...good3, passed: 4 }], ['\n7 passed, 0 failed'], 0],
  [[good3, bad2], ['\nWhat failed:\n✗ a.test.ts › a\n    why\n✗ b', '\n7 passed, 2 failed'], 1],
  [[{ ...good3, passed: 0 }], ['\n0 passed, 0 failed'], 1],
])('printResult ends %j with one line of sums', (tallies, lines, exitCode) => {
  const log = vi.spyOn(console, 'log').mockReturnValue()
  printResult(tallies)
  expect(log.mock.calls).toEqual(lines.map((line) => [line]))
  expect(process.exitCode).toBe(exitCode)
})

test('run passes arguments with spaces and quotes unchanged', async () => {
  const folder = await folderWith({ 'a b.mjs': 'process.exitCode = process.argv[2] === \'one & "two"\' ? 0 : 1' })
  expect(await run('node', [join(folder, 'a b.mjs'), 'one & "two"'])).toBe(0)
})
