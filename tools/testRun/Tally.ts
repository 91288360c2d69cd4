/** How many passed and failed, and for each failure its place, its name and the beginning of its message. */
export type Tally = { passed: number; failed: number; failures: string[] }

/** Counts tasks that have no tests of their own to count. */
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

/** Prints the failures again, then the sum as the last line, and sets the exit code. Nothing passed is a failure too. */
export function printResult(tallies: readonly Tally[]): void {
  const { passed, failed, failures } = sumOf(tallies)
  if (failures.length > 0) console.log(`\nWhat failed:\n${failures.map((one) => `✗ ${one}`).join('\n')}`)
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1
}
