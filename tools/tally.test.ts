import { mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { root, run } from './run.ts'
import { tallyOfPlaywright, tallyOfVitest, tell } from './tally.ts'
import { runTasks } from './tasks.ts'

/** A folder of its own with these files, in which the tools of the project can be imported. */
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
const noReport = (exitCode: number) => `a run that ended with ${exitCode}, without a report`

async function runVitest(files: Record<string, string>) {
  const folder = await folderWith({ ...files, 'vitest.config.ts': 'export default {}' })
  const report = join(folder, 'report.json')
  const reporters = ['--reporter=json', `--outputFile=${report}`]
  const exitCode = await run('vitest', ['run', '--root', folder, ...reporters], { cwd: folder })
  return { ...tallyOfVitest(report, exitCode), exitCode }
}

test.each([
  ['what passes', { 'a.test.ts': vitest + good }, { passed: 1, failed: 0, failures: [], exitCode: 0 }],
  [
    'what fails beside it',
    { 'a.test.ts': vitest + good + bad + bad },
    { passed: 1, failed: 2, failures: [/a\.test\.ts › bad\n.*expected 1 to be 2/, /a\.test\.ts › bad/], exitCode: 1 },
  ],
  [
    'a file that doesn’t load, beside one with a failure',
    { 'a.test.ts': vitest + good + bad, 'b.test.ts': broken },
    { passed: 1, failed: 2, failures: [/a\.test\.ts › bad/, /b\.test\.ts\n.*This file doesn’t load/], exitCode: 1 },
  ],
  [
    'a fault that no test has caught',
    { 'a.test.ts': `${vitest}void Promise.reject(new Error('left over'))\n${good}` },
    { passed: 1, failed: 1, failures: [/ended with 1, though nothing/], exitCode: 1 },
  ],
  ['nothing found', {}, { passed: 0, failed: 1, failures: [/ended with 1/], exitCode: 1 }],
])('Vitest: %s', async (_, files, expected) => {
  expect(await runVitest(files)).toEqual({ ...expected, failures: matching(expected.failures) })
})

test.each([
  [
    'what passes, what fails, and what passes only now and then',
    {
      'a.test.ts': `${good}${bad}test('now and then', ({}, { retry }) => { expect(retry).toBe(1) })`,
    },
    {
      passed: 1,
      failed: 2,
      failures: [/a\.test\.ts › bad\n.*expect\(received\)/, /a\.test\.ts › now and then\n/],
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
])('Playwright: %s', async (_, files, expected) => {
  const folder = await folderWith({
    'playwright.config.ts': "export default { retries: 1, reporter: 'json', workers: 1 }",
    'package.json': '{ "type": "module" }',
  })
  const report = join(folder, 'report.json')
  const imports = "import { expect, test } from '@playwright/test'\n"
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), imports + text)
  const exitCode = await run('playwright', ['test'], { cwd: folder, env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report } })
  expect(tallyOfPlaywright(report, exitCode)).toEqual({ ...expected, failures: matching(expected.failures) })
})

test('tasks: each counts once, a failing one stops no other, and what waits for it does not pass', async () => {
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
  expect(await runTasks(['one', 'two', 'bad', 'waits'], folder)).toEqual({ passed: 2, failed: 1, failures: ['bad'] })
  // The second time out of the cache.
  expect(await runTasks(['one', 'two'], folder)).toEqual({ passed: 2, failed: 0, failures: [] })
  expect(await runTasks(['three'], folder)).toEqual({ passed: 0, failed: 1, failures: [noReport(1)] })
})

test('a run that left no report is a failure', () => {
  expect(tallyOfVitest('/nowhere.json', 0)).toEqual({ passed: 0, failed: 1, failures: [noReport(0)] })
  expect(tallyOfPlaywright('/nowhere.json', 137)).toEqual({ passed: 0, failed: 1, failures: [noReport(137)] })
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
])('the last line says %j as it is', (tallies, lines, exitCode) => {
  const log = vi.spyOn(console, 'log').mockReturnValue()
  tell(tallies)
  expect(log.mock.calls).toEqual(lines.map((line) => [line]))
  expect(process.exitCode).toBe(exitCode)
})

test('words with spaces reach a command as they are', async () => {
  const folder = await folderWith({ 'a b.mjs': 'process.exitCode = process.argv[2] === \'one & "two"\' ? 0 : 1' })
  expect(await run('node', [join(folder, 'a b.mjs'), 'one & "two"'])).toBe(0)
})
