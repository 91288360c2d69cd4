import { run } from './run.ts'

const config = ['--config', 'packages/app/e2e/playwright.config.ts']

async function journeys(): Promise<number> {
  const exitCode = await run('playwright', ['test', ...config, ...process.argv.slice(2)])
  if (exitCode === 0) return 0
  // Traces of all cost a third of their time: what failed goes once more for its trace, and counts as failed however that ends.
  console.log('\n── once more what failed, for its trace in test-results')
  await run('playwright', [
    'test',
    ...config,
    '--last-failed',
    '--no-deps',
    '--trace=retain-on-failure',
    '--reporter=line',
  ])
  return exitCode
}

process.exitCode = (await run('turbo', ['run', 'build', '--output-logs=errors-only'])) || (await journeys())
