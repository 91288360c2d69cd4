import { stripVTControlCharacters } from 'node:util'

export type Verdict = {
  result: 'caught' | 'survived'
  /** The test or check that caught it; or why a lane that failed doesn't count. Empty where the lane passed. */
  by: string
}

/** Checks that fail because a text changed. What they find isn't caught by a test, a type or the contract. */
export const textChecks = ['format', 'lint', 'secrets', 'texts', 'unused'] as const

const ofTextChecks = new RegExp(String.raw`^(\S*#)?(${textChecks.join('|')})$`)

/** Names of failed tests and tasks in the output of a lane: the lines after the last “What failed:”. */
export function readFailures(output: string): string[] {
  const [, ...parts] = stripVTControlCharacters(output).split(/^.*What failed:\s*$/m)
  const lines = parts.at(-1)?.split('\n') ?? []
  return lines.flatMap((line) => /^✗ (.+?)\s*$/.exec(line)?.[1] ?? [])
}

/** A lane that fails catches a mutation, but only by a test, a type check or a check of the contract. */
export function classifyRun(exitCode: number, output: string): Verdict {
  if (exitCode === 0) return { result: 'survived', by: '' }
  const failures = readFailures(output)
  const by = failures.find((name) => !isTextCheck(name))
  if (by !== undefined) return { result: 'caught', by }
  const reason = failures.length > 0 ? `only by ${failures.join(', ')}` : `exit code ${exitCode}, no failed test`
  return { result: 'survived', by: reason }
}

/** The house rules are tests, but they judge how something is written. */
function isTextCheck(name: string): boolean {
  return ofTextChecks.test(name) || name.startsWith('tools/houseRules')
}
