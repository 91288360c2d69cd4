import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isBuilt } from './buildApp.ts'
import { hasPostgres } from './hasPostgres.ts'
import { root, run } from './run.ts'

const config = ['--config', 'packages/app/e2e/playwright.config.ts']
const LINES_OF_A_PAGE = 150

/** What stood on the pages of those that failed: where a log is all there is, it tells why. */
function printPages(): void {
  for (const file of globSync('test-results/*/error-context.md', { cwd: root })) {
    const lines = readFileSync(join(root, file), 'utf8').split('\n')
    const page = lines.slice(lines.findIndex((line) => line.startsWith('# Page')) + 1)
    console.log(`\n── the page of ${file}\n${page.slice(0, LINES_OF_A_PAGE).join('\n')}`)
  }
}

async function journeys(): Promise<number> {
  if (!hasPostgres) console.error('*** NO JOURNEY ON POSTGRESQL: its initdb and postgres are not on this machine. ***')
  const exitCode = await run('playwright', ['test', ...config, ...process.argv.slice(2)], { env: isBuilt })
  if (exitCode === 0) return 0
  printPages()
  // Traces of all cost a third of their time: what failed goes once more for its trace, and counts as failed however that ends.
  console.log('\n── once more what failed, for its trace in test-results/again')
  const again = [
    '--last-failed',
    '--last-failed-file=test-results/.last-run.json',
    '--output=test-results/again',
    '--no-deps',
    '--trace=retain-on-failure',
    '--reporter=line',
  ]
  await run('playwright', ['test', ...config, ...again], { env: isBuilt })
  return exitCode
}

process.exitCode = (await run('turbo', ['run', 'build', '--output-logs=errors-only'])) || (await journeys())
