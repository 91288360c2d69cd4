import { join } from 'node:path'
import { root } from '../run.ts'
import { MAX_MINUTES, runLogged } from './runLogged.ts'
import { type Verdict, classifyRun } from './classifyRun.ts'

/** The tests of `npm test`, or those of `npm run test:all`. */
export type Lane = 'fast' | 'all'

export type Run = Verdict & { seconds: number; exitCode: number; output: string }

/** Shared by all runs, so that a mutation runs only the tasks whose inputs it changes. */
const cache = join(root, '.turbo', 'prove-tests')

/** Runs the tests of a copy, up to the first failure. */
export async function runLane(folder: string, lane: Lane): Promise<Run> {
  const started = performance.now()
  const { exitCode, output, isStopped } = await runLogged(folder, 'tools/test.ts', lane === 'all' ? ['--all'] : [], {
    TEST_BAIL: '1',
    TURBO_CACHE_DIR: cache,
  })
  const verdict: Verdict = isStopped
    ? { result: 'survived', by: `stopped after ${MAX_MINUTES} minutes` }
    : classifyRun(exitCode, output)
  return { ...verdict, seconds: (performance.now() - started) / 1000, exitCode, output }
}
