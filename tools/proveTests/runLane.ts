import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../run.ts'
import { type Verdict, verdictOf } from './verdictOf.ts'

/** The tests of `npm test`, or those of `npm run test:all`. */
export type Lane = 'fast' | 'all'

export type Run = Verdict & { seconds: number; exitCode: number; output: string }

/** Shared by all runs, so that a mutation runs only the tasks whose inputs it changes. */
const cache = join(root, '.turbo', 'prove-tests')

const MINUTE = 60_000
/** A mutation may keep the tests from ending. */
const LONGEST_MINUTES = 120

const running = new Set<ChildProcess>()

/** Runs the tests of a copy, up to the first failure. */
export async function runLane(folder: string, lane: Lane): Promise<Run> {
  const started = performance.now()
  // A file and no pipe: a pipe stays open as long as anything that the tests have started holds it.
  const log = join(folder, 'lane.log')
  const written = openSync(log, 'w')
  const child = spawn(process.execPath, ['tools/test.ts', ...(lane === 'all' ? ['--all'] : [])], {
    cwd: folder,
    env: { ...process.env, TEST_BAIL: '1', TURBO_CACHE_DIR: cache },
    stdio: ['ignore', written, written],
    // A group of its own: with it, everything that the tests have started can be stopped.
    detached: process.platform !== 'win32',
  })
  running.add(child)
  let isStopped = false
  const timer = setTimeout(() => {
    isStopped = true
    stop(child)
  }, LONGEST_MINUTES * MINUTE)
  const exitCode = await new Promise<number>((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code) => resolve(code ?? 1))
  })
  clearTimeout(timer)
  running.delete(child)
  closeSync(written)
  const output = await readFile(log, 'utf8')
  const verdict: Verdict = isStopped
    ? { result: 'survived', by: `stopped after ${LONGEST_MINUTES} minutes` }
    : verdictOf(exitCode, output)
  return { ...verdict, seconds: (performance.now() - started) / 1000, exitCode, output }
}

/** Stops the tests that are still running. */
export function stopLanes(): void {
  for (const child of running) stop(child)
}

function stop({ pid }: ChildProcess): void {
  if (pid === undefined) return
  // Below zero it is the whole group, which Windows doesn’t know.
  process.kill(process.platform === 'win32' ? pid : -pid, 'SIGTERM')
}
