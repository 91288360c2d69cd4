import { run } from './run.ts'

const built = await run('turbo', ['run', 'build', '--output-logs=errors-only'])
process.exitCode =
  built ||
  (await run('playwright', ['test', '--config', 'packages/app/e2e/playwright.config.ts', ...process.argv.slice(2)]))
