import type { PostgresPool } from 'kysely'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { installPreparedQueries } from './installPreparedQueries.ts'
import { DatabaseUnavailable } from './DatabaseUnavailable.ts'
import type { DatabaseLimits } from './databaseLimits.ts'
import type { PoolCounts } from './DatabaseObserver.ts'
import { createPreparedStatements } from './createPreparedStatements.ts'

/** `too_many_connections` and `cannot_connect_now`: a moment later there may be room. */
const FULL_OR_STARTING = new Set(['53300', '57P03'])
const PATIENCE_MILLISECONDS = 1000
const STEP_MILLISECONDS = 100
/** What the server itself doesn’t end in time is given up so much later: the line to it, or the machine, is gone. */
const SILENT_MILLISECONDS = 2000
/** Within this time whoever still uses a connection has it taken away when the database is closed. */
const CLOSING_MILLISECONDS = 1500
const LAST_WORDS_MILLISECONDS = 300

/** The connections to a PostgreSQL server: none is waited for without an end, and none that breaks ends the process. */
export function openPool(url: string, limits: DatabaseLimits): PostgresPool & { count: () => PoolCounts } {
  const prepared = limits.prepares ? createPreparedStatements() : undefined
  const silentMilliseconds = limits.statementSeconds && limits.statementSeconds * 1000 + SILENT_MILLISECONDS
  const pool = new pg.Pool({
    connectionString: url,
    types: {
      // Moments and counts stay far below what a number holds exactly.
      getTypeParser: (id, format) => (id === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(id, format)),
    },
    max: limits.connections,
    connectionTimeoutMillis: limits.connectSeconds * 1000,
    statement_timeout: limits.statementSeconds * 1000,
    lock_timeout: limits.lockSeconds * 1000,
    idle_in_transaction_session_timeout: limits.idleSeconds * 1000,
    keepAlive: true,
  })
  const clients = new Set<pg.PoolClient>()
  // The pool hears of a connection that breaks only while nobody uses it; without a listener the process would end.
  // Whoever uses one is told by the answer to the next query.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => {
    clients.add(client)
    client.on('error', () => undefined)
    installPreparedQueries(client, { prepared, silentMilliseconds })
  })
  pool.on('remove', (client) => clients.delete(client))
  return {
    options: pool.options,
    connect: () => connect(pool),
    count: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    end: async () => {
      const ended = pool.end()
      await Promise.race([ended, wait(CLOSING_MILLISECONDS, undefined, { ref: false })])
      for (const client of clients) client.connection.stream.destroy()
      await Promise.race([ended, wait(LAST_WORDS_MILLISECONDS, undefined, { ref: false })])
    },
  }
}

/** Asks again for a moment where the server has no room; whatever else is in the way is told at once. */
async function connect(pool: pg.Pool): Promise<pg.PoolClient> {
  const until = performance.now() + PATIENCE_MILLISECONDS
  for (;;) {
    try {
      const client = await pool.connect()
      if (!client.connection.stream.destroyed) return client
      // The pool learns a moment later that it is gone.
      client.release(true)
      continue
    } catch (error) {
      if (!isForAMoment(error) || performance.now() > until) throw new DatabaseUnavailable(error)
    }
    await wait(STEP_MILLISECONDS * (0.5 + Math.random()))
  }
}

function isForAMoment(error: unknown): boolean {
  return error instanceof pg.DatabaseError && FULL_OR_STARTING.has(error.code ?? '')
}
