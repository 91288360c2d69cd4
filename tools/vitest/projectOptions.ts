import { availableParallelism } from 'node:os'
import type { InlineConfig } from 'vitest/node'

/** Set for the whole run of `npm test` and `npm run test:all`, which has to pass on a busy machine. */
const isFullRun = process.env['FULL_RUN'] === '1'

/**
 * How many milliseconds an expectation or an action waits. A person who runs one file wants to read a failure at once; the
 * full run waits for a machine with other work.
 */
export const waitTimeout = isFullRun ? 30_000 : 5000
const testTimeout = isFullRun ? 120_000 : 15_000

/** Set by `npm run prove -- tests`, which needs only the first failure. */
const bail = process.env['TEST_BAIL'] === '1' ? 1 : 0

/** Turbo keeps the report of a task in its cache, and the full run counts the tests in it. */
const isTask = process.env['TURBO_HASH'] !== undefined

/** Options that every Vitest project shares; the report of a task is `test-results/<name>.json`. */
export function createProjectOptions(name: string): InlineConfig {
  return {
    expect: { poll: { timeout: waitTimeout } },
    testTimeout,
    hookTimeout: testTimeout,
    name,
    bail,
    // Much of a test is waiting, so one worker more than processors.
    maxWorkers: availableParallelism() + 1,
    // Modules load once per worker, not once per file.
    isolate: false,
    tags: [{ name: 'slow', description: 'Runs in `npm run test:all` only.', timeout: 300_000 }],
    reporters: isTask ? ['dot', ['json', { outputFile: `test-results/${name}.json` }]] : ['default'],
  }
}
