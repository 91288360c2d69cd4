import { globSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { builtEnvironment, root, run } from './run.ts'
import { hasPostgres } from './hasPostgres.ts'

const config = ['--config', 'packages/app/e2e/playwright.config.ts']
/** The `outputDir` of the configuration. */
const results = 'test-results/e2e'
const LINES_OF_A_PAGE = 150

/** As a Turbo task, the run writes a report and the contract responses that the journeys exercised. */
function reportOfTask(): Record<string, string> {
  if (process.env['TURBO_HASH'] === undefined) return {}
  const folder = join(root, 'test-results', 'exercised')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  return { PLAYWRIGHT_JSON_OUTPUT_NAME: join(root, 'test-results', 'e2e.json'), EXERCISED_FOLDER: folder }
}

/** Prints the page snapshot of each failed journey, for CI logs. */
function printPages(): void {
  for (const file of globSync(`${results}/*/error-context.md`, { cwd: root })) {
    const lines = readFileSync(join(root, file), 'utf8').split('\n')
    const page = lines.slice(lines.findIndex((line) => line.startsWith('# Page')) + 1)
    console.log(`\n── page at the failure in ${file}\n${page.slice(0, LINES_OF_A_PAGE).join('\n')}`)
  }
}

async function journeys(): Promise<number> {
  if (!hasPostgres) console.error('*** SKIPPED ON POSTGRESQL: initdb and postgres are not installed. ***')
  const exitCode = await run('playwright', ['test', ...config, ...process.argv.slice(2)], {
    env: { ...builtEnvironment, ...reportOfTask() },
  })
  if (exitCode === 0) return 0
  printPages()
  // Tracing every journey would take a third longer, so only failed ones are rerun with traces; they stay failed.
  console.log(`\n── rerunning failed tests to record traces in ${results}/again`)
  const again = [
    '--last-failed',
    `--last-failed-file=${results}/.last-run.json`,
    `--output=${results}/again`,
    '--trace=retain-on-failure',
    '--reporter=line',
  ]
  await run('playwright', ['test', ...config, ...again], { env: builtEnvironment })
  return exitCode
}

process.exitCode = (await run('turbo', ['run', 'build', '--output-logs=errors-only'])) || (await journeys())
