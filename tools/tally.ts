import { existsSync, readFileSync } from 'node:fs'

export type Tally = { passed: number; failed: number }

export function add(one: Tally, other: Tally): Tally {
  return { passed: one.passed + other.passed, failed: one.failed + other.failed }
}

/** A run that ended badly without a failed test of its own (a file that doesn't load, say) still counts as one failure. */
function withExitCode({ passed, failed }: Tally, exitCode: number): Tally {
  return { passed, failed: exitCode !== 0 && failed === 0 ? 1 : failed }
}

export function tallyOfCheck(exitCode: number): Tally {
  return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** Reads Vitest's JSON report. */
export function tallyOfVitest(file: string, exitCode: number): Tally {
  if (!existsSync(file)) return tallyOfCheck(1)
  const report = JSON.parse(readFileSync(file, 'utf8')) as { numPassedTests: number; numFailedTests: number }
  return withExitCode({ passed: report.numPassedTests, failed: report.numFailedTests }, exitCode)
}

/** Reads Playwright's JSON report; a test that passes only now and then counts as failed. */
export function tallyOfPlaywright(file: string, exitCode: number): Tally {
  if (!existsSync(file)) return tallyOfCheck(1)
  const { stats } = JSON.parse(readFileSync(file, 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number }
  }
  return withExitCode({ passed: stats.expected, failed: stats.unexpected + stats.flaky }, exitCode)
}
