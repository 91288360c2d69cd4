import { run } from './run.ts'

// Starting Turbo directly would send telemetry; `run` disables it.
process.exitCode = await run('turbo', process.argv.slice(2))
