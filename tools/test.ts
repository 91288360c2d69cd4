import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { postgresPrograms } from '@maktab/server/postgresPrograms'
import { chromium } from './chromium.ts'
import { run } from './run.ts'
import type { Tally } from './tally.ts'
import { tallyOfPlaywright, tallyOfVitest, tell } from './tally.ts'
import { builds, checks, runTasks } from './tasks.ts'

const reports = await mkdtemp(join(tmpdir(), 'maktab-reports-'))
const { executablePath, env } = await chromium()
// Found once for all.
const browserEnv = { CHROMIUM_PATH: executablePath, LD_LIBRARY_PATH: env['LD_LIBRARY_PATH'] }

/** Where PostgreSQL is not on the machine, the same tests run on SQLite only; that is said loudly. */
async function tests(): Promise<Tally> {
  const isOnPostgres = postgresPrograms() !== undefined
  if (!isOnPostgres) {
    console.error('*** NOT TESTED ON POSTGRESQL: its initdb and postgres are not on this machine. ***')
  }
  const report = join(reports, 'vitest.json')
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
  const projects = isOnPostgres ? [] : ['--project=!postgres']
  return tallyOfVitest(report, await run('vitest', ['run', ...projects, ...reporters], { env: browserEnv }))
}

async function journeys(): Promise<Tally> {
  const report = join(reports, 'journeys.json')
  const exitCode = await run('node', ['tools/e2e.ts'], { env: { ...browserEnv, PLAYWRIGHT_JSON_OUTPUT_NAME: report } })
  return tallyOfPlaywright(report, exitCode)
}

const parts = [
  { name: 'checks', run: () => runTasks(checks) },
  { name: 'tests', run: tests },
  { name: 'the built app and Storybook', run: () => runTasks(builds) },
  { name: 'journeys', run: journeys },
]
const tallies: Tally[] = []
for (const { name, run } of parts) {
  console.log(`\n── ${name}`)
  const started = performance.now()
  const tally = await run()
  tallies.push(tally)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(
    `${tally.failed === 0 ? '✓' : '✗'} ${name}: ${tally.passed} passed, ${tally.failed} failed (${seconds} s)`,
  )
}
await rm(reports, { recursive: true, force: true })
tell(tallies)
