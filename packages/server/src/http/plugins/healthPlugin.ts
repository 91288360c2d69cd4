import fp from 'fastify-plugin'
import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '#database/openDatabase.ts'
import { serviceUnavailable } from '#lib/HttpError.ts'

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
