import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isBuilt } from './buildApp.ts'
import { chromium } from './chromium.ts'
import { tellExercised } from './exercised/tellExercised.ts'
import { hasPostgres } from './hasPostgres.ts'
import { root, run } from './run.ts'
import { type Tally, tallyOfPlaywright, tallyOfVitest, tell } from './tally.ts'
import { builds, checks, runTasks } from './tasks.ts'

const reports = await mkdtemp(join(tmpdir(), 'maktab-reports-'))
const { executablePath, env } = await chromium()
// Found once for all.
const browserEnv = { CHROMIUM_PATH: executablePath, LD_LIBRARY_PATH: env['LD_LIBRARY_PATH'] }

async function vitest(name: string, args: string[] = [], env: Record<string, string> = {}): Promise<Tally> {
  const report = join(reports, `${name}.json`)
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
  return tallyOfVitest(report, await run('vitest', ['run', ...reporters, ...args], { env: { ...browserEnv, ...env } }))
}

/** The archive is packed with the app that was built before: building it writes what other tests read. */
function tests(): Promise<Tally> {
  if (hasPostgres) return vitest('all', [], isBuilt)
  console.error('*** NOT TESTED ON POSTGRESQL: its initdb and postgres are not on this machine. ***')
  return vitest('all', ['--project=!postgres'], isBuilt)
}

const PARTS = 12

function commit(): string {
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' })
  return status === 0 ? stdout : '0'
}

/**
 * A twelfth of the stories, another with most commits but always the same with one: what passes today passes tomorrow.
 * `npm run stories:languages` takes them all, in every language.
 */
function someStoriesInUrdu(): Promise<Tally> {
  const part = (Number.parseInt(commit().slice(0, 8), 16) % PARTS) + 1
  return vitest('urdu', ['--project=stories', `--shard=${part}/${PARTS}`], { STORY_LANGUAGE: 'ur' })
}

async function journeys(): Promise<Tally> {
  const report = join(reports, 'journeys.json')
  const exitCode = await run('node', ['tools/e2e.ts'], {
    env: { ...browserEnv, PLAYWRIGHT_JSON_OUTPUT_NAME: report, EXERCISED_FOLDER: reports },
  })
  return tallyOfPlaywright(report, exitCode)
}

const parts = [
  { name: 'checks', run: () => runTasks(checks) },
  { name: 'the built app and Storybook', run: () => runTasks(builds) },
  { name: 'tests', run: tests },
  { name: 'some stories in Urdu', run: someStoriesInUrdu },
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
tallies.push(tellExercised(reports))
await rm(reports, { recursive: true, force: true })
tell(tallies)
