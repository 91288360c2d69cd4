import { existsSync, readFileSync } from 'node:fs'

export type Tally = { passed: number; failed: number }

/** Adds up, and says it as the last line; what failed makes the process fail. */
export function tell(tallies: readonly Tally[]): void {
  const passed = tallies.reduce((sum, one) => sum + one.passed, 0)
  const failed = tallies.reduce((sum, one) => sum + one.failed, 0)
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1
}

/** A run that ended badly without a failure of its own, or before it could report, still counts as one. */
function tallyOf<Report>(file: string, exitCode: number, count: (report: Report) => Tally): Tally {
  if (!existsSync(file)) return { passed: 0, failed: 1 }
  const { passed, failed } = count(JSON.parse(readFileSync(file, 'utf8')) as Report)
  return { passed, failed: exitCode !== 0 && failed === 0 ? 1 : failed }
}

type TurboReport = { tasks: { command: string; execution?: { exitCode?: number | null } }[] }

/** Reads Turbo's summary; what waited for something that failed is in it neither way. */
export function tallyOfTasks(file: string, exitCode: number): Tally {
  return tallyOf<TurboReport>(file, exitCode, ({ tasks }) => {
    const done = tasks.filter(({ command }) => command !== '<NONEXISTENT>')
    const passed = done.filter(({ execution }) => execution?.exitCode === 0).length
    return { passed, failed: done.length - passed }
  })
}

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

/** Reads Vitest's JSON report; a file that doesn't load is one failure. */
export function tallyOfVitest(file: string, exitCode: number): Tally {
  return tallyOf<VitestReport>(file, exitCode, ({ numPassedTests, numFailedTests, testResults }) => {
    const unloaded = testResults.filter(
      ({ status, assertionResults }) =>
        status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
    )
    return { passed: numPassedTests, failed: numFailedTests + unloaded.length }
  })
}

type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number }; errors: unknown[] }

/** Reads Playwright's JSON report; a test that passes only now and then counts as failed, as does a file that doesn't load. */
export function tallyOfPlaywright(file: string, exitCode: number): Tally {
  return tallyOf<PlaywrightReport>(file, exitCode, ({ stats, errors }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
  }))
}
