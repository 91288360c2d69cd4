import { run } from './run.ts'

// Turbo by hand collects telemetry; `run` turns that off.
process.exitCode = await run('turbo', process.argv.slice(2))
