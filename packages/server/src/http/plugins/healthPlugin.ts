import fp from 'fastify-plugin'
import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '#database/openDatabase.ts'
import { serviceUnavailable } from '#lib/HttpError.ts'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

type Options = {
  database: Database
  /** Throws if the data folder can't be written to. */
  checkDisk?: (() => Promise<void>) | undefined
}

const TIMEOUT_MILLISECONDS = 2000

/** Serves health checks: `/healthz` for liveness, `/readyz` and `/up` (for container hosts) for readiness. */
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

/** Throws 503 if the database doesn't respond in time, so that the load balancer uses another process. */
async function checkDatabase(database: Database): Promise<void> {
  const query = database.selectFrom('accounts').select('id').limit(1).execute()
  const timeout = wait(TIMEOUT_MILLISECONDS, 'timeout', { ref: false })
  const first = await Promise.race([query, timeout]).catch((error: unknown) =>
    Promise.reject(serviceUnavailable(error)),
  )
  if (first === 'timeout')
    throw serviceUnavailable(new Error(`The database took more than ${TIMEOUT_MILLISECONDS} ms.`))
}

const BYTES = 64 * 1024
/** Results are reused for this long, to limit writes to the disk. */
const CACHE_MILLISECONDS = 5000

/** Checks that a folder is writable by writing a small file; throws if the disk is full or read-only. */
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
    if (!last || Math.abs(now() - last.at) >= CACHE_MILLISECONDS) last = { at: now(), check: check() }
    return last.check
  }
}
