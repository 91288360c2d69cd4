import spawn from 'cross-spawn'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { existsSync } from 'node:fs'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** What V8 compiled and Node stripped of its types once, for all of the many processes of Node that a run of the tests is. */
const compiled = join(root, 'node_modules', '.cache', 'node')

type Options = {
  cwd?: string
  env?: Record<string, string | undefined>
  /** Leaves out what the command prints, but for errors. */
  isQuiet?: boolean
}

/** Runs a command of the project's own (found in node_modules) and answers with its exit code. */
export function run(
  command: string,
  args: readonly string[],
  { cwd = root, env, isQuiet = false }: Options = {},
): Promise<number> {
  const path = [join(root, 'node_modules', '.bin'), process.env['PATH']].join(delimiter)
  // Not Node's own: on Windows that needs a shell for the commands of npm, which takes folders with spaces apart.
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
