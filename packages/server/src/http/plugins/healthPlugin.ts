import fp from 'fastify-plugin'
import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '#database/openDatabase.ts'
import { serviceUnavailable } from '#lib/HttpError.ts'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

type Options = {
  database: Database
  /** Throws where the school's disk takes nothing more. */
  checkDisk?: (() => Promise<void>) | undefined
}

const TIMEOUT_MILLISECONDS = 2000

/** Answers health checks: `/healthz` while the process runs, `/readyz` and `/up` (for container hosts) while it can work. */
export const healthPlugin = fp<Options>(
  async (server, { database, checkDisk }) => {
    server.get('/healthz', async () => ({ status: 'ok' }))
    const checkReadiness = async () => {
      await checkDatabase(database)
      await checkDisk?.().catch((error: unknown) => Promise.reject(serviceUnavailable(error)))
      return { status: 'ok', zoneData: process.versions['tz'] }
    }
    for (const url of ['/readyz', '/up']) server.get(url, checkReadiness)
  },
  { name: 'health' },
)

/** Refuses with 503 when the database doesn't answer soon: the load balancer has other processes. */
async function checkDatabase(database: Database): Promise<void> {
  const answered = database.selectFrom('accounts').select('id').limit(1).execute()
  const timeout = wait(TIMEOUT_MILLISECONDS, 'timeout', { ref: false })
  const first = await Promise.race([answered, timeout]).catch((error: unknown) =>
    Promise.reject(serviceUnavailable(error)),
  )
  if (first === 'timeout')
    throw serviceUnavailable(new Error(`The database took more than ${TIMEOUT_MILLISECONDS} ms.`))
}

const BYTES = 64 * 1024
/** However often somebody asks, the disk is written to every few seconds at most. */
const GOOD_FOR_MILLISECONDS = 5000

/** Tells whether a folder can be written to, by writing a little: throws where it is full, or for reading only. */
export function createDiskCheck(folder: string, now: () => number): () => Promise<void> {
  const file = join(folder, `written-to-check-${process.pid}.tmp`)
  let last: { at: number; check: Promise<void> } | undefined
  const check = async () => {
    await mkdir(folder, { recursive: true })
    try {
      await writeFile(file, Buffer.alloc(BYTES), { flush: true })
    } finally {
      await rm(file, { force: true })
    }
  }
  return () => {
    if (!last || Math.abs(now() - last.at) >= GOOD_FOR_MILLISECONDS) last = { at: now(), check: check() }
    return last.check
  }
}
