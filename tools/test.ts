import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { postgresPrograms } from '@maktab/server/postgresPrograms'
import { checks } from './checks.ts'
import { chromium } from './chromium.ts'
import { run } from './run.ts'
import type { Tally } from './tally.ts'
import { add, tallyOfCheck, tallyOfPlaywright, tallyOfVitest } from './tally.ts'

const reports = await mkdtemp(join(tmpdir(), 'maktab-reports-'))
const { executablePath, env } = await chromium()
const browserEnv = { CHROMIUM_PATH: executablePath, LD_LIBRARY_PATH: env['LD_LIBRARY_PATH'] }

async function vitest(project: string): Promise<Tally> {
  const report = join(reports, `${project}.json`)
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
  return tallyOfVitest(report, await run('vitest', ['run', '--project', project, ...reporters], { env: browserEnv }))
}

/** Where PostgreSQL is not on the machine, the same tests have run on SQLite only; that is said loudly. */
async function onPostgres(): Promise<Tally> {
  if (postgresPrograms() !== undefined) return vitest('postgres')
  console.error('*** NOT TESTED ON POSTGRESQL: its initdb and postgres are not on this machine. ***')
  return { passed: 0, failed: 0 }
}

async function journeys(): Promise<Tally> {
  const report = join(reports, 'journeys.json')
  const exitCode = await run('node', ['tools/e2e.ts'], { env: { ...browserEnv, PLAYWRIGHT_JSON_OUTPUT_NAME: report } })
  return tallyOfPlaywright(report, exitCode)
}

const steps: { name: string; run: () => Promise<Tally> }[] = [
  ...checks.map(({ name, run }) => ({ name, run: async () => tallyOfCheck(await run()) })),
  { name: 'unit tests and house rules', run: () => vitest('unit') },
  { name: 'the server on PostgreSQL', run: onPostgres },
  { name: 'every story in Chromium', run: () => vitest('stories') },
  { name: 'containers in Chromium', run: () => vitest('containers') },
  {
    name: 'the app builds',
    run: async () => tallyOfCheck(await run('turbo', ['run', 'build', '--output-logs=errors-only'])),
  },
  {
    name: 'the oldest browsers have what the app calls',
    run: async () => tallyOfCheck(await run('node', ['tools/browserFloor.ts'])),
  },
  {
    name: 'the first load stays small',
    run: async () => tallyOfCheck(await run('node', ['tools/measure.ts'], { env: browserEnv })),
  },
  { name: 'whole-app journeys', run: journeys },
  {
    name: 'Storybook builds',
    run: async () => tallyOfCheck(await run('npm', ['run', 'build-storybook', '--', '--loglevel', 'warn'])),
  },
]

let total: Tally = { passed: 0, failed: 0 }
const failing: string[] = []
for (const step of steps) {
  console.log(`\n── ${step.name}`)
  const started = performance.now()
  const tally = await step.run()
  total = add(total, tally)
  if (tally.failed > 0) failing.push(step.name)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(
    `${tally.failed === 0 ? '✓' : '✗'} ${step.name}: ${tally.passed} passed, ${tally.failed} failed (${seconds} s)`,
  )
}
await rm(reports, { recursive: true, force: true })
if (failing.length > 0) console.error(`\nFailing: ${failing.join(' · ')}`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1
