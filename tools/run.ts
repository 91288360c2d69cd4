import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

type Options = { cwd?: string; env?: Record<string, string | undefined>; isQuiet?: boolean }

/** Runs a command of the project's own (found in node_modules) and answers with its exit code. */
export function run(
  command: string,
  args: readonly string[],
  { cwd = root, env, isQuiet }: Options = {},
): Promise<number> {
  const path = [join(root, 'node_modules', '.bin'), process.env['PATH']].join(delimiter)
  const child = spawn(command, args, {
    cwd,
    env: {
      ...process.env,
      DO_NOT_TRACK: '1',
      TURBO_TELEMETRY_DISABLED: '1',
      REDOCLY_TELEMETRY: 'off',
      ...env,
      PATH: path,
    },
    stdio: isQuiet ? 'ignore' : 'inherit',
    shell: process.platform === 'win32',
  })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code) => resolve(code ?? 1))
  })
}
