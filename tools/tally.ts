import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './run.ts'

/** How many passed and failed, and what failed: its place and name, then what it said. */
export type Tally = { passed: number; failed: number; failures: string[] }

/** Adds up, says once more what failed, and the sum as the last line; what failed makes the process fail. */
export function tell(tallies: readonly Tally[]): void {
  const failures = tallies.flatMap((one) => one.failures)
  if (failures.length > 0) console.log(`\nWhat failed:\n${failures.map((one) => `✗ ${one}`).join('\n')}`)
  const passed = tallies.reduce((sum, one) => sum + one.passed, 0)
  const failed = tallies.reduce((sum, one) => sum + one.failed, 0)
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1
}

/** A run that ended badly without a failure of its own, or before it could report, still counts as one. */
function tallyOf<Report>(file: string, exitCode: number, count: (report: Report) => Tally): Tally {
  if (!existsSync(file))
    return { passed: 0, failed: 1, failures: [`a run that ended with ${exitCode}, without a report`] }
  const tally = count(JSON.parse(readFileSync(file, 'utf8')) as Report)
  if (exitCode === 0 || tally.failed > 0) return tally
  return { ...tally, failed: 1, failures: [`a run that ended with ${exitCode}, though nothing in it failed`] }
}

/** What failed as a few lines: the name, and the beginning of what it said. */
function failure(name: string, said = ''): string {
  const lines = stripVTControlCharacters(said)
    .split('\n')
    .filter((line) => line.trim() !== '')
  return [name, ...lines.slice(0, 12).map((line) => `    ${line.trim().slice(0, 300)}`)].join('\n')
}

type TurboReport = { tasks: { taskId: string; command: string; execution?: { exitCode?: number | null } }[] }

/** Reads Turbo's summary; what waited for something that failed is in it neither way. */
export function tallyOfTasks(file: string, exitCode: number): Tally {
  return tallyOf<TurboReport>(file, exitCode, ({ tasks }) => {
    const done = tasks.filter(({ command }) => command !== '<NONEXISTENT>')
    const failures = done.filter(({ execution }) => execution?.exitCode !== 0).map(({ taskId }) => taskId)
    return { passed: done.length - failures.length, failed: failures.length, failures }
  })
}

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    status: string
    message?: string
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[]
  }[]
}

/** Reads Vitest's JSON report; a file that doesn't load is one failure. */
export function tallyOfVitest(file: string, exitCode: number): Tally {
  return tallyOf<VitestReport>(file, exitCode, ({ numPassedTests, numFailedTests, testResults }) => {
    const unloaded = testResults.filter(
      ({ status, assertionResults }) =>
        status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
    )
    const failures = testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'failed')
        .map((test) => failure(`${relative(root, name)} › ${test.fullName}`, test.failureMessages?.[0])),
    )
    failures.push(...unloaded.map(({ name, message }) => failure(relative(root, name), message)))
    return { passed: numPassedTests, failed: numFailedTests + unloaded.length, failures }
  })
}

type Suite = { suites?: Suite[]; specs: Spec[] }
type Result = { errors?: { message?: string }[] }
type Spec = {
  title: string
  file: string
  tests: { projectName: string; status: string; results: Result[] }[]
}
type Thrown = { message?: string; location?: { file: string } }
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number }
  errors: Thrown[]
  suites: Suite[]
}

/** A test that times out has two errors: the timeout, and the step that it interrupted. */
const saidBy = (result?: Result) => result?.errors?.map(({ message }) => message).join('\n')

const specsOf = ({ suites = [], specs }: Suite): Spec[] => [...specs, ...suites.flatMap(specsOf)]

/** Reads Playwright's JSON report; a test that passes only now and then counts as failed, as does a file that doesn't load. */
export function tallyOfPlaywright(file: string, exitCode: number): Tally {
  return tallyOf<PlaywrightReport>(file, exitCode, ({ stats, errors, suites }) => {
    const failures = suites
      .flatMap(specsOf)
      .flatMap(({ file: at, title, tests }) =>
        tests
          .filter(({ status }) => status === 'unexpected' || status === 'flaky')
          .map(({ projectName, results }) => failure(`[${projectName}] ${at} › ${title}`, saidBy(results[0]))),
      )
    failures.push(...errors.map(({ message, location }) => failure(location?.file ?? 'a file', message)))
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, failures }
  })
}
