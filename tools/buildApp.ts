import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './run.ts'

/** The folder of the built app. */
export const appFolder = join(root, 'packages', 'app', 'dist')

/** Said to those who are started once the app has been built. */
export const builtEnvironment = { APP_IS_BUILT: 'yes' }

/** An archive has the built app and nothing to build it from. */
const hasSources = () => existsSync(join(root, 'turbo.json'))

/** Builds the app where it is stale; ends the process when that fails. What Turbo runs has had it built before itself. */
export async function buildApp(): Promise<void> {
  const { TURBO_HASH, APP_IS_BUILT } = process.env
  if (!hasSources() || TURBO_HASH !== undefined || APP_IS_BUILT === builtEnvironment.APP_IS_BUILT) return
  // Turbo knows the name of the file, not what is in it.
  const force = process.env['PAYMENT_INSTRUCTIONS_FILE'] ? ['--force'] : []
  const exitCode = await run('turbo', ['run', 'build', '--output-logs=errors-only', ...force])
  if (exitCode !== 0) process.exit(exitCode)
}
