import { stripVTControlCharacters } from 'node:util'
import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync, existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { root } from '../run.ts'
import { readVitestReport } from '../testRun/readReport.ts'

export type Verdict = {
  result: 'caught' | 'survived'
  /** The test or check that caught it, or why a failed lane doesn't count. Empty if the lane passed. */
  by: string
}

/** Checks of how sources are written; they don't count as catching a mutation. */
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

/** The repository rules are tests, but also check only how sources are written. */
function isTextCheck(name: string): boolean {
  return ofTextChecks.test(name) || name.startsWith('tools/repoChecks')
}

const MINUTE = 60_000
/** A mutation may cause an endless loop. */
const MAX_MINUTES = 120

const running = new Set<ChildProcess>()

type Logged = { exitCode: number; output: string; isStopped: boolean }

/** Runs a script with Node, and stops it after two hours. */
async function runLogged(
  cwd: string,
  script: string,
  args: readonly string[],
  env: Record<string, string>,
): Promise<Logged> {
  // Not a pipe: it stays open as long as any process that the tests have started.
  const logs = await mkdtemp(join(tmpdir(), 'prove-tests-log-'))
  const log = join(logs, 'output.log')
  const written = openSync(log, 'w')
  const child = spawn(process.execPath, [script, ...args], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', written, written],
    // A process group, so that all processes that the tests start can be stopped.
    detached: process.platform !== 'win32',
  })
  running.add(child)
  let isStopped = false
  const timer = setTimeout(() => {
    isStopped = true
    stop(child)
  }, MAX_MINUTES * MINUTE)
  const exitCode = await new Promise<number>((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code) => resolve(code ?? 1))
  })
  clearTimeout(timer)
  running.delete(child)
  closeSync(written)
  const output = await readFile(log, 'utf8')
  await rm(logs, { recursive: true })
  return { exitCode, output, isStopped }
}

/** Stops the tests that are still running. */
export function stopAll(): void {
  for (const child of running) stop(child)
}

function stop({ pid }: ChildProcess): void {
  if (pid === undefined) return
  // A negative id stops the whole group; Windows has no groups.
  process.kill(process.platform === 'win32' ? pid : -pid, 'SIGTERM')
}

/** The tests of `npm test`, or those of `npm run test:all`. */
export type Lane = 'fast' | 'all'

type Run = Verdict & { seconds: number; exitCode: number; output: string }

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

type Project = { folder: string; config: string }

const server: Project = { folder: 'packages/server', config: 'vitest.config.ts' }
const ui: Project = { folder: 'packages/ui', config: 'vitest.config.ts' }
const stories: Project = { folder: 'packages/ui', config: 'vitest.stories.fast.config.ts' }
const app: Project = { folder: 'packages/app', config: 'vitest.config.ts' }
const containers: Project = { folder: 'packages/app', config: 'vitest.containers.config.ts' }

/** Projects of `npm test` that import the sources of a folder, the fastest first. */
const projectsOf: Record<string, Project[]> = {
  'packages/server/': [server],
  'packages/ui/': [ui, stories, containers],
  'packages/app/': [app, containers],
}

type Related = Verdict & { seconds: number }

/**
 * Runs the tests of `npm test` that import a file, up to the first failure: they catch most mutations in a fraction of the
 * time. Undefined if all pass or none imports the file.
 */
export async function runRelated(folder: string, file: string): Promise<Related | undefined> {
  const started = performance.now()
  const [, projects = []] = Object.entries(projectsOf).find(([sources]) => file.startsWith(sources)) ?? []
  for (const project of projects) {
    const by = await firstFailure(folder, project, file)
    if (by !== undefined) return { result: 'caught', by, seconds: (performance.now() - started) / 1000 }
  }
  return undefined
}

async function firstFailure(folder: string, project: Project, file: string): Promise<string | undefined> {
  const report = join(folder, project.folder, 'test-results', 'related.json')
  await rm(report, { force: true })
  const { exitCode, output } = await runLogged(
    join(folder, project.folder),
    join(folder, 'node_modules', 'vitest', 'vitest.mjs'),
    [
      'related',
      join(folder, file),
      '--run',
      '--passWithNoTests',
      `--config=${project.config}`,
      '--tagsFilter=!slow',
      '--reporter=json',
      `--outputFile=${report}`,
    ],
    { FULL_RUN: '1', TEST_BAIL: '1' },
  )
  if (exitCode === 0) return undefined
  if (!existsSync(report)) throw new Error(`${project.config} failed to run:\n${output}`)
  const [name] = readVitestReport(report, exitCode).failures[0]?.split('\n') ?? []
  return name?.replace(`${relative(root, folder)}/`, '')
}
