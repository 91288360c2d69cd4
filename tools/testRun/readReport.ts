import { existsSync, readFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { relative, join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from '../run.ts'

/** Number of passed and failed tests; each failure with file, name and the beginning of its message. */
export type Tally = { passed: number; failed: number; failures: string[] }

/** Counts tasks without tests. */
export function tallyTasks(results: readonly { task: string; exitCode: number }[]): Tally {
  const failures = results.filter(({ exitCode }) => exitCode !== 0).map(({ task }) => task)
  return { passed: results.length - failures.length, failed: failures.length, failures }
}

function sumOf(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
    failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
    failures: tallies.flatMap(({ failures }) => failures),
  }
}

/** Prints all failures, then the totals as the last line, and sets the exit code. Zero passed tests count as a failure. */
export function printResult(tallies: readonly Tally[]): void {
  const { passed, failed, failures } = sumOf(tallies)
  if (failures.length > 0) console.log(`\nWhat failed:\n${failures.map((one) => `✗ ${one}`).join('\n')}`)
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1
}

/** A test that ran, for the list of the slowest. */
export type TimedTest = { name: string; seconds: number }
export type Report = Tally & { tests: TimedTest[] }

/** A run that fails without a failing test or without a report counts as one failure. */
function readReport<Json>(file: string, exitCode: number, read: (json: Json) => Report): Report {
  if (!existsSync(file))
    return { passed: 0, failed: 1, failures: [`exit code ${exitCode}, no report written`], tests: [] }
  const report = read(JSON.parse(readFileSync(file, 'utf8')) as Json)
  if (exitCode === 0 || report.failed > 0) return report
  return { ...report, failed: 1, failures: [`exit code ${exitCode}, but no test failed`] }
}

function describeFailure(name: string, message = ''): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '')
  return [name, ...lines.slice(0, 12).map((line) => `    ${line.trim().slice(0, 300)}`)].join('\n')
}

type VitestTest = { status: string; fullName: string; duration?: number | null; failureMessages?: string[] }
type VitestFile = { name: string; status: string; message?: string; assertionResults: VitestTest[] }
type VitestJson = { numPassedTests: number; numFailedTests: number; testResults: VitestFile[] }

/** Reads Vitest's JSON report. A file that fails to load is one failure. */
export function readVitestReport(file: string, exitCode: number): Report {
  return readReport<VitestJson>(file, exitCode, ({ numPassedTests, numFailedTests, testResults }) => {
    const unloaded = testResults.filter(
      ({ status, assertionResults }) =>
        status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
    )
    const all = testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map((test) => ({ ...test, place: `${relative(root, name)} › ${test.fullName}` })),
    )
    const failures = all
      .filter(({ status }) => status === 'failed')
      .map(({ place, failureMessages }) => describeFailure(place, failureMessages?.[0]))
    failures.push(...unloaded.map(({ name, message }) => describeFailure(relative(root, name), message)))
    const tests = all.flatMap(({ place, duration }) => (duration ? [{ name: place, seconds: duration / 1000 }] : []))
    return { passed: numPassedTests, failed: numFailedTests + unloaded.length, failures, tests }
  })
}

type Suite = { suites?: Suite[]; specs: Spec[] }
type Result = { duration: number; errors?: { message?: string }[] }
type Spec = { title: string; file: string; tests: { projectName: string; status: string; results: Result[] }[] }
type Thrown = { message?: string; location?: { file: string } }
type PlaywrightJson = {
  stats: { expected: number; unexpected: number; flaky: number }
  errors: Thrown[]
  suites: Suite[]
}

/** A timed-out test has two errors: the timeout and the interrupted step. */
const messagesOf = (result?: Result) => result?.errors?.map(({ message }) => message).join('\n')

const specsOf = ({ suites = [], specs }: Suite): Spec[] => [...specs, ...suites.flatMap(specsOf)]

/** Reads Playwright's JSON report. Flaky tests and files that fail to load count as failed. */
export function readPlaywrightReport(file: string, exitCode: number): Report {
  return readReport<PlaywrightJson>(file, exitCode, ({ stats, errors, suites }) => {
    const all = suites.flatMap(specsOf).flatMap(({ file: at, title, tests }) =>
      tests.map(({ projectName, status, results }) => ({
        place: `[${projectName}] ${at} › ${title}`,
        status,
        results,
      })),
    )
    const failures = all
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ place, results }) => describeFailure(place, messagesOf(results[0])))
    failures.push(...errors.map(({ message, location }) => describeFailure(location?.file ?? 'a file', message)))
    const tests = all.map(({ place, results }) => ({
      name: place,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    }))
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, failures, tests }
  })
}

/** A Turbo task of a run with its number of tests. */
export type TimedTask = { name: string; seconds: number; isCached: boolean; tests: number }
type Times = { lane: string; seconds: number; parts: TimedTask[]; slowest: TimedTest[] }

const SLOWEST = 100
const PRINTED = 10

const secondsOf = (seconds: number) => `${seconds.toFixed(1)} s`.padStart(9)

/** The summary of a run: each task, then the slowest tests. */
export function formatTimes({ lane, seconds, parts, slowest }: Times): string {
  const rows = parts.map(({ name, seconds: own, isCached, tests }) => {
    const count = tests > 0 ? `${tests} tests` : ''
    return `${isCached ? '   cached' : secondsOf(own)}  ${name.padEnd(34)} ${count.padStart(11)}`
  })
  const tests = slowest.slice(0, PRINTED).map((test) => `${secondsOf(test.seconds)}  ${test.name.slice(0, 140)}`)
  const listed = tests.length > 0 ? ['', 'Slowest tests (more in coverage/times.json):', ...tests] : []
  return ['', `Duration of ${lane}: ${seconds.toFixed(0)} s in total`, ...rows, ...listed].join('\n')
}

/** Prints the times of a run, and writes them with the slowest tests to coverage/times.json. */
export function reportTimes({ tests, ...run }: Omit<Times, 'slowest'> & { tests: readonly TimedTest[] }): void {
  const slowest = tests.toSorted((one, other) => other.seconds - one.seconds).slice(0, SLOWEST)
  const times = { ...run, parts: run.parts.toSorted((one, other) => other.seconds - one.seconds), slowest }
  const folder = join(root, 'coverage')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'times.json'), `${JSON.stringify(times, null, 2)}\n`)
  console.log(formatTimes(times))
}
