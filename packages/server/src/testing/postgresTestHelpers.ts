import type { DatabaseLimits } from '../database/databaseOptions.ts'
import { sql } from 'kysely'
import { openDatabase } from '../database/openDatabase.ts'
import { once } from 'node:events'
import { type AddressInfo, type Socket, connect, createServer } from 'node:net'
import { onTestFinished } from 'vitest'

/** Timeouts as long as a test may take, because hundreds of concurrent requests queue up on a busy machine. */
export const RELAXED_LIMITS: DatabaseLimits = {
  connections: 10,
  connectSeconds: 120,
  statementSeconds: 120,
  lockSeconds: 120,
  idleSeconds: 120,
  prepares: true,
}

/** Runs a statement outside of a particular database. */
export async function runOnPostgresServer(url: string, statement: string): Promise<void> {
  const database = openDatabase({ url })
  await sql
    .raw(statement)
    .execute(database)
    .finally(() => database.destroy())
}

/** A TCP proxy to PostgreSQL that can stop forwarding without closing, like a machine that lost power. */
export async function openPostgresProxy(url: string) {
  const sockets = new Set<Socket>()
  let isSilent = false
  const hold = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket))
    if (isSilent) socket.pause()
  }
  const { hostname, port } = new URL(url)
  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    near.pipe(far).pipe(near)
    near.on('close', () => far.destroy())
    far.on('close', () => near.destroy())
    hold(near)
    hold(far)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const through = new URL(url)
  through.port = String((server.address() as AddressInfo).port)
  return {
    url: through.href,
    /** Number of open connections. */
    connectionCount: () => sockets.size / 2,
    stopForwarding: () => {
      isSilent = true
      for (const socket of sockets) socket.unpipe().pause()
    },
    /** Forwards new connections again; silent ones stay silent. */
    resumeForwarding: () => void (isSilent = false),
  }
}
