import { type ChildProcess, spawn } from 'node:child_process'
import { chownSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import type { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from './findFreePort.ts'
import { findPostgresPrograms } from './findPostgresPrograms.ts'

type Owner = { uid: number; gid: number }
export type RunningPostgres = { url: string; stop: () => Promise<void> }

/**
 * Shell script that runs the server until this process ends, even if it is killed: then the pipe closes, the script stops
 * the server and removes its folder. It repeats the signal, because one sent before the server handles signals is lost.
 */
const UNTIL_WE_END = `
folder=$1; programs=$2; shift 2
exec 3<&0 </dev/null
trap '' INT
trap 'rm -rf "$folder"' EXIT
"$programs/initdb" -D "$folder/data" -U maktab -A trust -E UTF8 --no-locale --no-sync >/dev/null || exit
"$programs/postgres" -D "$folder/data" "$@" 3<&- &
server=$!
{ read -r nothing <&3; while kill -INT "$server"; do sleep 0.1; done; } 2>/dev/null &
wait "$server"`

const UNSAFE_SETTINGS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off']
const READY = 'database system is ready to accept connections'
const MAX_ATTEMPTS = 3

/**
 * Starts a temporary local PostgreSQL server that ends with this process at the latest. Undefined, with a warning, if
 * PostgreSQL isn't installed. Commits are synced to disk only if `isSafe`.
 */
export async function startPostgres({ isSafe = false } = {}): Promise<RunningPostgres | undefined> {
  const programs = findPostgresPrograms()
  if (programs === undefined) {
    process.stderr.write('\n*** NOT TESTED ON POSTGRESQL: its initdb and postgres are not on this machine. ***\n\n')
    return undefined
  }
  const owner = findUnprivilegedUser()
  for (let attempts = 1; ; attempts += 1) {
    const folder = await mkdtemp(join(tmpdir(), 'maktab-postgres-'))
    if (owner) chownSync(folder, owner.uid, owner.gid)
    try {
      return await startIn({ folder, programs, owner, settings: isSafe ? [] : UNSAFE_SETTINGS })
    } catch (error) {
      await rm(folder, { recursive: true, force: true })
      if (attempts === MAX_ATTEMPTS) throw error
    }
  }
}

type Starting = { folder: string; programs: string; owner: Owner | undefined; settings: readonly string[] }

async function startIn({ folder, programs, owner, settings: own }: Starting): Promise<RunningPostgres> {
  const port = await findFreePort()
  const place = [`port=${port}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`]
  const settings = [...place, ...own]
  const server = spawn(
    '/bin/sh',
    ['-c', UNTIL_WE_END, 'sh', folder, programs, ...settings.flatMap((setting) => ['-c', setting])],
    {
      ...owner,
      cwd: folder,
      env: { ...process.env, LC_ALL: 'C' },
      stdio: ['pipe', 'ignore', 'pipe'],
      // Detached, so that killing this process group leaves the script alive to clean up.
      detached: true,
    },
  )
  const ended = new Promise((resolve) => server.once('exit', resolve))
  await waitUntilReady(server)
  setRef(server, false)
  const stop = async () => {
    setRef(server, true)
    server.stdin?.end()
    await ended
  }
  return { url: `postgres://maktab@127.0.0.1:${port}/postgres`, stop }
}

/** The user to run the server as: PostgreSQL refuses to run as root. */
export function findUnprivilegedUser(): Owner | undefined {
  if (process.getuid?.() !== 0) return undefined
  const people = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const found = people.find(([name]) => name === 'postgres') ?? people.find(([name]) => name === 'nobody')
  if (!found) throw new Error('PostgreSQL can’t be started as root, and there is neither a user postgres nor nobody.')
  return { uid: Number(found[2]), gid: Number(found[3]) }
}

/** Resolves when the server accepts connections; rejects with its output if it exits. */
export async function waitUntilReady(server: ChildProcess): Promise<void> {
  let output = ''
  await new Promise<void>((resolve, reject) => {
    server.stderr?.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      if (output.includes(READY)) resolve()
    })
    server.once('error', reject)
    server.once('exit', () => reject(new Error(`PostgreSQL did not start: ${output}`)))
  })
  server.stderr?.removeAllListeners('data').resume()
}

/** Whether this process waits for the server to exit. */
function setRef(server: ChildProcess, isHeld: boolean): void {
  for (const handle of [server, server.stdin as Socket | null, server.stderr as Socket | null]) {
    if (isHeld) handle?.ref()
    else handle?.unref()
  }
}
