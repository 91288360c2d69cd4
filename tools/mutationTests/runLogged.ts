import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const MINUTE = 60_000
/** A mutation may keep the tests from ending. */
export const MAX_MINUTES = 120

const running = new Set<ChildProcess>()

type Logged = { exitCode: number; output: string; isStopped: boolean }

/** Runs a script with Node, and stops it after two hours. */
export async function runLogged(
  cwd: string,
  script: string,
  args: readonly string[],
  env: Record<string, string>,
): Promise<Logged> {
  // A file and no pipe: a pipe stays open as long as anything that the tests have started holds it.
  const logs = await mkdtemp(join(tmpdir(), 'prove-tests-log-'))
  const log = join(logs, 'output.log')
  const written = openSync(log, 'w')
  const child = spawn(process.execPath, [script, ...args], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', written, written],
    // A group of its own: with it, everything that the tests have started can be stopped.
    detached: process.platform !== 'win32',
  })
  running.add(child)
  let isStopped = false
  const timer = setTimeout(() => {
    isStopped = true
    stop(child)
  }, MAX_MINUTES * MINUTE)
  const exitCode = await new Promise<number>((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code) => resolve(code ?? 1))
  })
  clearTimeout(timer)
  running.delete(child)
  closeSync(written)
  const output = await readFile(log, 'utf8')
  await rm(logs, { recursive: true })
  return { exitCode, output, isStopped }
}

/** Stops the tests that are still running. */
export function stopAll(): void {
  for (const child of running) stop(child)
}

function stop({ pid }: ChildProcess): void {
  if (pid === undefined) return
  // Below zero it is the whole group, which Windows doesn’t know.
  process.kill(process.platform === 'win32' ? pid : -pid, 'SIGTERM')
}
