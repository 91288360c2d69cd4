import spawn from 'cross-spawn'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { existsSync } from 'node:fs'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** Compile cache shared by the many Node processes of a test run. */
const compiled = join(root, 'node_modules', '.cache', 'node')

type Options = {
  cwd?: string
  env?: Record<string, string | undefined>
  /** Hides the command's output, except errors. */
  isQuiet?: boolean
}

/** Runs a program of node_modules and returns its exit code. */
export function run(
  command: string,
  args: readonly string[],
  { cwd = root, env, isQuiet = false }: Options = {},
): Promise<number> {
  const path = [join(root, 'node_modules', '.bin'), process.env['PATH']].join(delimiter)
  // Not Node's spawn: on Windows npm's commands then need a shell, which splits paths with spaces.
  const child = spawn(command, [...args], {
    cwd,
    env: {
      NODE_COMPILE_CACHE: compiled,
      ...process.env,
      DO_NOT_TRACK: '1',
      TURBO_TELEMETRY_DISABLED: '1',
      REDOCLY_TELEMETRY: 'off',
      ...env,
      PATH: path,
    },
    stdio: isQuiet ? ['inherit', 'ignore', 'inherit'] : 'inherit',
  })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code) => resolve(code ?? 1))
  })
}

/** The folder of the built app. */
export const appFolder = join(root, 'packages', 'app', 'dist')

/** Environment that tells child processes that the app is already built. */
export const builtEnvironment = { APP_IS_BUILT: 'yes' }

/** The archive contains the built app but no sources. */
const hasSources = () => existsSync(join(root, 'turbo.json'))

/** Builds the app if it is outdated; exits on failure. Turbo tasks depend on the build, so they skip this. */
export async function buildApp(): Promise<void> {
  const { TURBO_HASH, APP_IS_BUILT } = process.env
  if (!hasSources() || TURBO_HASH !== undefined || APP_IS_BUILT === builtEnvironment.APP_IS_BUILT) return
  // Turbo hashes the variable with the file's name, not its content.
  const force = process.env['PAYMENT_INSTRUCTIONS_FILE'] ? ['--force'] : []
  const exitCode = await run('turbo', ['run', 'build', '--output-logs=errors-only', ...force])
  if (exitCode !== 0) process.exit(exitCode)
}
