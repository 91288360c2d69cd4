import { availableParallelism } from 'node:os'
import type { InlineConfig } from 'vitest/node'

/** Set by `npm test` and `npm run test:all`, which have to pass on busy machines. */
const isFullRun = process.env['FULL_RUN'] === '1'

/** Milliseconds until an expectation or action times out: short when a developer runs one file, long in the full run. */
export const waitTimeout = isFullRun ? 30_000 : 5000
const testTimeout = isFullRun ? 120_000 : 15_000

/** Set by `npm run prove -- tests`, which needs only the first failure. */
const bail = process.env['TEST_BAIL'] === '1' ? 1 : 0

/** Turbo tasks write a report, which the full run reads, also from the cache. */
const isTask = process.env['TURBO_HASH'] !== undefined

/** Options that every Vitest project shares; the report of a task is `test-results/<name>.json`. */
export function createProjectOptions(name: string): InlineConfig {
  return {
    expect: { poll: { timeout: waitTimeout } },
    testTimeout,
    hookTimeout: testTimeout,
    name,
    bail,
    // Tests often wait, so one more worker than CPUs.
    maxWorkers: availableParallelism() + 1,
    // Modules load once per worker, not once per file.
    isolate: false,
    tags: [{ name: 'slow', description: 'Runs in `npm run test:all` only.', timeout: 300_000 }],
    reporters: isTask ? ['dot', ['json', { outputFile: `test-results/${name}.json` }]] : ['default'],
  }
}
