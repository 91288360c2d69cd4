import { join } from 'node:path'
import { root, run } from './run.ts'

/** The folder of the built app. */
export const appFolder = join(root, 'packages', 'app', 'dist')

/** Builds the app where it is stale; ends the process when that fails. What Turbo runs has had it built before itself. */
export async function buildApp(): Promise<void> {
  if (process.env['TURBO_HASH'] !== undefined) return
  const exitCode = await run('turbo', ['run', 'build', '--output-logs=errors-only'])
  if (exitCode !== 0) process.exit(exitCode)
}
