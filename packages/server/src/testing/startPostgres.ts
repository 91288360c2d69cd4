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
 * Runs the server until this process ends, killed or not: then the pipe closes, the server is told to stop, and its
 * folder is removed. It is told until it listens, because a signal that comes before its handlers is lost.
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

const FASTER_THAN_SAFE = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off']
const READY = 'database system is ready to accept connections'
const MAX_ATTEMPTS = 3

/**
 * Starts a PostgreSQL of our own, in a temporary folder and open to this machine only, that ends with this process at
 * the latest. Undefined, and said loudly, when its programs are not on this machine. What is certain is on the disk only
 * where that `isSafe`.
 */
export async function startPostgres({ isSafe = false } = {}): Promise<RunningPostgres | undefined> {
  const programs = findPostgresPrograms()
  if (programs === undefined) {
    process.stderr.write('\n*** NOT TESTED ON POSTGRESQL: its initdb and postgres are not on this machine. ***\n\n')
    return undefined
  }
  const owner = findUnprivilegedUser()
  for (let tries = 1; ; tries += 1) {
    const folder = await mkdtemp(join(tmpdir(), 'maktab-postgres-'))
    if (owner) chownSync(folder, owner.uid, owner.gid)
    try {
      return await startIn({ folder, programs, owner, settings: isSafe ? [] : FASTER_THAN_SAFE })
    } catch (error) {
      await rm(folder, { recursive: true, force: true })
      if (tries === MAX_ATTEMPTS) throw error
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
      // Whoever ends this process with all of its group leaves the end of the server, and of its folder, to the pipe.
      detached: true,
    },
  )
  const ended = new Promise((resolve) => server.once('exit', resolve))
  await waitUntilReady(server)
  hold(server, false)
  const stop = async () => {
    hold(server, true)
    server.stdin?.end()
    await ended
  }
  return { url: `postgres://maktab@127.0.0.1:${port}/postgres`, stop }
}

/** Whom the server runs as: PostgreSQL refuses to be started by root. */
export function findUnprivilegedUser(): Owner | undefined {
  if (process.getuid?.() !== 0) return undefined
  const people = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const found = people.find(([name]) => name === 'postgres') ?? people.find(([name]) => name === 'nobody')
  if (!found) throw new Error('PostgreSQL can’t be started as root, and there is neither a user postgres nor nobody.')
  return { uid: Number(found[2]), gid: Number(found[3]) }
}

/** Resolves as soon as the server takes connections; throws what it said when it ends instead. */
export async function waitUntilReady(server: ChildProcess): Promise<void> {
  let said = ''
  await new Promise<void>((resolve, reject) => {
    server.stderr?.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      if (said.includes(READY)) resolve()
    })
    server.once('error', reject)
    server.once('exit', () => reject(new Error(`PostgreSQL did not start: ${said}`)))
  })
  server.stderr?.removeAllListeners('data').resume()
}

/** Whether this process waits for the server’s end; otherwise it may end first, and the server follows. */
function hold(server: ChildProcess, isHeld: boolean): void {
  for (const handle of [server, server.stdin as Socket | null, server.stderr as Socket | null]) {
    if (isHeld) handle?.ref()
    else handle?.unref()
  }
}
