import { hasPostgres } from '../hasPostgres.ts'
import { type Report, readPlaywrightReport, readVitestReport } from './readReport.ts'
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { root, run } from '../run.ts'

/** A task of turbo.json that runs tests, and the report that it writes. */
export type TestTask = { task: string; report: string; read: (file: string, exitCode: number) => Report }

/** Static checks. */
export const checks = [
  'lint:contract',
  'drift',
  'typecheck',
  'lint',
  'format',
  'unused',
  'texts',
  'contract',
  'secrets',
]

function vitestTask(name: string, folder: string, script: string): TestTask {
  const owner = folder === 'openapi' ? '@maktab/contract' : `@maktab/${folder.replace('packages/', '')}`
  return { task: `${owner}#${script}`, report: `${folder}/test-results/${name}.json`, read: readVitestReport }
}

const e2eTask = (script: string): TestTask => ({
  task: `@maktab/tools#${script}`,
  report: 'test-results/e2e.json',
  read: readPlaywrightReport,
})

/** The tests of a lane; `:all` names the complete variant of a task. */
function testsOf(variant: '' | ':all'): TestTask[] {
  return [
    vitestTask('contract', 'openapi', `test${variant}`),
    vitestTask('mocks', 'mocks', `test${variant}`),
    vitestTask('client', 'packages/client', `test${variant}`),
    vitestTask('calendar', 'packages/calendar', `test${variant}`),
    vitestTask('shared', 'packages/shared', `test${variant}`),
    vitestTask('server', 'packages/server', `test${variant}`),
    ...(hasPostgres ? [vitestTask('postgres', 'packages/server', `test:postgres${variant}`)] : []),
    vitestTask('ui', 'packages/ui', `test${variant}`),
    vitestTask('stories', 'packages/ui', `test:stories${variant}`),
    vitestTask('app', 'packages/app', `test${variant}`),
    vitestTask('containers', 'packages/app', `test:containers${variant}`),
    vitestTask('tools', 'tools', `test${variant}`),
    e2eTask(`e2e${variant}`),
  ]
}

type Lane = { name: string; builds: string[]; tests: TestTask[] }

/** `npm test`, also in CI. */
export const fastLane: Lane = { name: 'npm test', builds: ['build'], tests: testsOf('') }

/** `npm run test:all`: all tests, the built Storybook and the browser support check. */
export const fullLane: Lane = {
  name: 'npm run test:all',
  builds: ['build', 'browsers', 'storybook'],
  tests: [...testsOf(':all'), vitestTask('durability', 'packages/server', 'test:durability')],
}

/** Long optional parts of `npm run test:all`, each enabled by its flag: `npm run test:all -- --matrix`. */
export const extras: Record<string, string[]> = {
  evidence: ['tools/storyEvidence/createEvidence.ts'],
  matrix: ['tools/layoutCheck/checkLayout.ts'],
  load: ['tools/loadTest/loadTest.ts'],
  lighthouse: ['tools/lighthouse/measureLighthouse.ts'],
  mutations: ['tools/mutationTests/testMutations.ts', '--kind', 'guard'],
}

export type TaskResult = { task: string; exitCode: number; seconds: number; isCached: boolean }

type Execution = { startTime: number; endTime: number; exitCode?: number | null }
type Summary = {
  tasks: { taskId: string; command: string; cache?: { status?: string }; execution?: Execution }[]
}

/**
 * Runs tasks of turbo.json; unchanged ones use Turbo's cache. A task whose dependency failed doesn't run and has no
 * result.
 */
export async function runTasks(tasks: readonly string[], concurrency: number, folder = root): Promise<TaskResult[]> {
  const reports = join(folder, '.turbo', 'runs')
  await rm(reports, { recursive: true, force: true })
  const continuing = process.env['TEST_BAIL'] === '1' ? 'never' : 'dependencies-successful'
  const options = [`--continue=${continuing}`, '--output-logs=errors-only', '--summarize']
  const args = ['run', ...tasks, ...options, `--concurrency=${concurrency}`]
  const exitCode = await run('turbo', args, { cwd: folder })
  const [report] = await readdir(reports).catch(() => [])
  if (report === undefined) return [{ task: tasks.join(' '), exitCode: exitCode || 1, seconds: 0, isCached: false }]
  const summary = JSON.parse(await readFile(join(reports, report), 'utf8')) as Summary
  return summary.tasks
    .filter(({ command, execution }) => command !== '<NONEXISTENT>' && execution !== undefined)
    .map(({ taskId, cache, execution }) => ({
      task: taskId,
      exitCode: execution?.exitCode ?? 1,
      seconds: ((execution?.endTime ?? 0) - (execution?.startTime ?? 0)) / 1000,
      isCached: cache?.status === 'HIT',
    }))
}
