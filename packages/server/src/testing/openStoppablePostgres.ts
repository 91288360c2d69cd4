import { execFile, spawn } from 'node:child_process'
import { chownSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findFreePort } from './findFreePort.ts'
import { waitUntilReady, findUnprivilegedUser } from './startPostgres.ts'
import { findPostgresPrograms } from './findPostgresPrograms.ts'

export type StoppablePostgres = {
  url: string
  start: () => Promise<void>
  /** Stops the server and cuts off all connections. */
  stop: () => Promise<void>
  remove: () => Promise<void>
}

/** Shell script that runs the server until this process ends, even if it is killed, because that closes the pipe. */
const UNTIL_WE_END = `
programs=$1; shift
exec 3<&0 </dev/null
trap '' INT
"$programs/postgres" "$@" 3<&- &
server=$!
{ read -r nothing <&3; while kill -INT "$server"; do sleep 0.1; done; } 2>/dev/null &
wait "$server"`

/** A durable PostgreSQL server that can be stopped and restarted; undefined if PostgreSQL isn't installed. */
export async function openStoppablePostgres(): Promise<StoppablePostgres | undefined> {
  const programs = findPostgresPrograms()
  if (programs === undefined) return undefined
  const owner = findUnprivilegedUser()
  const folder = await mkdtemp(join(tmpdir(), 'maktab-outage-'))
  if (owner) chownSync(folder, owner.uid, owner.gid)
  const data = join(folder, 'data')
  const options = { ...owner, cwd: folder, env: { ...process.env, LC_ALL: 'C' } }
  const layout = ['-D', data, '-U', 'maktab', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync']
  await promisify(execFile)(join(programs, 'initdb'), layout, options)
  const port = await findFreePort()
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`]
  const words = ['-D', data, ...settings.flatMap((setting) => ['-c', setting])]

  let running: { end: () => void; ended: Promise<unknown> } | undefined
  const stop = async () => {
    running?.end()
    await running?.ended
    running = undefined
  }
  return {
    url: `postgres://maktab@127.0.0.1:${port}/postgres`,
    start: async () => {
      const server = spawn('/bin/sh', ['-c', UNTIL_WE_END, 'sh', programs, ...words], {
        ...options,
        stdio: ['pipe', 'ignore', 'pipe'],
      })
      running = { end: () => server.stdin.end(), ended: new Promise((resolve) => server.once('exit', resolve)) }
      await waitUntilReady(server)
    },
    stop,
    remove: async () => {
      await stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
