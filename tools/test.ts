import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { getLaunchOptions } from './getLaunchOptions.ts'
import { reportResponseCoverage } from './responseCoverage/responseCoverage.ts'
import { hasPostgres } from './hasPostgres.ts'
import { root, run } from './run.ts'
import { checks, fullLane, extras, fastLane, type TestTask, runTasks, type TaskResult } from './testRun/testTasks.ts'
import {
  type TimedTest,
  printResult,
  type Tally,
  tallyTasks,
  type TimedTask,
  reportTimes,
} from './testRun/readReport.ts'

const flags = Object.fromEntries(['all', ...Object.keys(extras)].map((name) => [name, { type: 'boolean' as const }]))
const { values } = parseArgs({ options: flags })
const lane = values['all'] ? fullLane : fastLane
const reports = lane.tests.map(({ report }) => join(root, report))
const exercised = join(root, 'test-results', 'exercised')
const { executablePath, env } = await getLaunchOptions()
Object.assign(process.env, {
  FULL_RUN: '1',
  // Determined once for all tasks.
  CHROMIUM_PATH: executablePath,
  LD_LIBRARY_PATH: env['LD_LIBRARY_PATH'],
})

const tallies: Tally[] = []
const parts: TimedTask[] = []
const tests: TimedTest[] = []

function countTask(result: TaskResult): void {
  const test = lane.tests.find(({ task }) => task === result.task)
  const tally = test ? readTests(test, result.exitCode) : tallyTasks([result])
  tallies.push(tally)
  const { task, seconds, isCached } = result
  parts.push({ name: task, seconds, isCached, tests: test ? tally.passed + tally.failed : 0 })
}

function readTests({ report, read }: TestTask, exitCode: number): Tally {
  const { tests: timed, ...tally } = read(join(root, report), exitCode)
  tests.push(...timed)
  return tally
}

if (!hasPostgres) console.error('*** NOT TESTED ON POSTGRESQL: initdb and postgres are not installed. ***')
// Reports of an earlier run must not count for tasks that write none.
await Promise.all([...reports, exercised].map((path) => rm(path, { recursive: true, force: true })))
const started = performance.now()
const tasks = [...checks, ...lane.builds, ...lane.tests.map(({ task }) => task)]
// Two tasks in parallel, because one leaves a CPU idle while it starts and ends.
for (const result of await runTasks(tasks, 2)) countTask(result)
for (const [name, args] of Object.entries(extras)) {
  if (!values[name]) continue
  const began = performance.now()
  const exitCode = await run('node', args)
  countTask({ task: name, exitCode, seconds: (performance.now() - began) / 1000, isCached: false })
}
const hasRun = new Set(parts.map(({ name }) => name))
const left = lane.tests.filter(({ task }) => !hasRun.has(task)).map(({ task }) => task)
// Tests wait for the build; when it fails they don't run.
if (left.length > 0)
  tallies.push({ passed: 0, failed: left.length, failures: left.map((task) => `${task} did not run`) })
if (lane === fullLane) tallies.push(reportResponseCoverage(reports, exercised))
reportTimes({ lane: lane.name, seconds: (performance.now() - started) / 1000, parts, tests })
printResult(tallies)
