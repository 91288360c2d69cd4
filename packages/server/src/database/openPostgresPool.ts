import type { PostgresPool } from 'kysely'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { DatabaseUnavailable } from './databaseErrors.ts'
import type { DatabaseLimits, PoolCounts } from './databaseOptions.ts'
import { createPreparedStatements, type PreparedStatements, isStaleStatementError } from './createPreparedStatements.ts'
import { Socket } from 'node:net'

/** `read_only_sql_transaction`. */
const READ_ONLY = '25006'

type QueryOptions = {
  prepared: PreparedStatements | undefined
  /** Drops a connection that sends nothing for this long during a query; 0 means never. */
  silentMilliseconds: number
}

/**
 * Makes a connection use prepared statements, with a fallback to unprepared ones, and drops connections that are no longer
 * usable. Uses neither the promises nor the timer of the driver, which keep each result in memory until a full garbage
 * collection and cost a fifth of the time.
 */
function installPreparedQueries(client: pg.PoolClient, { prepared, silentMilliseconds }: QueryOptions): void {
  const { stream } = client.connection
  const query = client.query.bind(client)
  let pendingQueries = 0
  const send = (text: string, values: unknown[], name?: string) =>
    new Promise<pg.QueryResult>((resolve, reject) => {
      pendingQueries += 1
      const settle = (error: Error | undefined, result: pg.QueryResult) => {
        pendingQueries -= 1
        if (error) reject(error)
        else resolve(result)
      }
      // The driver copies a query that is passed as an object.
      if (name === undefined) query(text, values, settle)
      else query({ name, text, values }, settle)
    })
  const queryWithFallback = async (text: string, values: unknown[]) => {
    const name = prepared?.getName(text, values)
    try {
      return await send(text, values, name)
    } catch (error) {
      // The server has become a replica.
      if (error instanceof pg.DatabaseError && error.code === READ_ONLY) stream.destroy()
      if (name === undefined || !isStaleStatementError(error)) throw error
      prepared?.stop()
      // Inside a transaction the repeated query fails too; inTransaction then retries the whole transaction.
      return send(text, values).catch(() => Promise.reject(error as Error))
    }
  }
  if (stream instanceof Socket) {
    // Also fires when idle; the next query restarts it.
    stream.setTimeout(silentMilliseconds)
    stream.on('timeout', () => {
      if (pendingQueries > 0) stream.destroy(new Error('Connection terminated: no response.'))
    })
  }
  Object.assign(client, { query: queryWithFallback })
}

/** `too_many_connections` and `cannot_connect_now`, which are often temporary. */
const FULL_OR_STARTING = new Set(['53300', '57P03'])
const RETRY_MILLISECONDS = 1000
const RETRY_DELAY_MILLISECONDS = 100
/** How long after the statement timeout of the server a connection counts as dead. */
const SILENT_MILLISECONDS = 2000
/** How long closing waits for queries before it terminates their connections. */
const CLOSING_MILLISECONDS = 1500
const TERMINATION_MILLISECONDS = 300

/** A PostgreSQL pool where all waits are limited and a broken connection doesn’t end the process. */
export function openPostgresPool(url: string, limits: DatabaseLimits): PostgresPool & { count: () => PoolCounts } {
  const prepared = limits.prepares ? createPreparedStatements() : undefined
  const silentMilliseconds = limits.statementSeconds && limits.statementSeconds * 1000 + SILENT_MILLISECONDS
  const pool = new pg.Pool({
    connectionString: url,
    types: {
      // Timestamps and counts are safe integers.
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
  // The pool reports errors of idle connections only, and an unhandled error event would end the process. Queries on a
  // broken connection fail on their own.
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
      await Promise.race([ended, wait(TERMINATION_MILLISECONDS, undefined, { ref: false })])
    },
  }
}

/** Retries for a moment if the server has no free connection; throws other errors immediately. */
async function connect(pool: pg.Pool): Promise<pg.PoolClient> {
  const until = performance.now() + RETRY_MILLISECONDS
  for (;;) {
    try {
      const client = await pool.connect()
      if (!client.connection.stream.destroyed) return client
      // The pool doesn’t know yet that it is closed.
      client.release(true)
      continue
    } catch (error) {
      if (!isTemporary(error) || performance.now() > until) throw new DatabaseUnavailable(error)
    }
    await wait(RETRY_DELAY_MILLISECONDS * (0.5 + Math.random()))
  }
}

function isTemporary(error: unknown): boolean {
  return error instanceof pg.DatabaseError && FULL_OR_STARTING.has(error.code ?? '')
}
