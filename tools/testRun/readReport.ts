import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from '../run.ts'
import type { Tally } from './Tally.ts'

/** A test that ran, for the list of the slowest. */
export type TimedTest = { name: string; seconds: number }
export type Report = Tally & { tests: TimedTest[] }

/** A run that failed without a failing test, or before it could write its report, counts as one failure. */
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

/** Reads Vitest's JSON report. A file that doesn't load is one failure. */
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

/** A test that times out has two errors: the timeout, and the step that it interrupted. */
const messagesOf = (result?: Result) => result?.errors?.map(({ message }) => message).join('\n')

const specsOf = ({ suites = [], specs }: Suite): Spec[] => [...specs, ...suites.flatMap(specsOf)]

/** Reads Playwright's JSON report. A flaky test counts as failed, as does a file that doesn't load. */
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
