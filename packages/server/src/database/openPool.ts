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
  /** A line over which nothing comes for so long while something is asked is given up; 0 is never. */
  silentMilliseconds: number
}

/**
 * How statements go over a connection: by the names under which it keeps them, and as they are where that doesn’t go well.
 * A line that is of no use any more is cut. Neither the promise nor the timer is the driver’s own: with either of them each
 * answer outlives its call until all memory is gone through, which took a fifth of the time.
 */
function installPreparedQueries(client: pg.PoolClient, { prepared, silentMilliseconds }: QueryOptions): void {
  const { stream } = client.connection
  const query = client.query.bind(client)
  let underWay = 0
  const send = (text: string, values: unknown[], name?: string) =>
    new Promise<pg.QueryResult>((resolve, reject) => {
      underWay += 1
      const settle = (error: Error | undefined, result: pg.QueryResult) => {
        underWay -= 1
        if (error) reject(error)
        else resolve(result)
      }
      // The driver copies whatever is asked as an object.
      if (name === undefined) query(text, values, settle)
      else query({ name, text, values }, settle)
    })
  const ask = async (text: string, values: unknown[]) => {
    const name = prepared?.nameOf(text, values)
    try {
      return await send(text, values, name)
    } catch (error) {
      // The server is another one’s copy now.
      if (error instanceof pg.DatabaseError && error.code === READ_ONLY) stream.destroy()
      if (name === undefined || !isStaleStatementError(error)) throw error
      prepared?.stop()
      // Inside a transaction that has failed by it nothing goes well: it is done again.
      return send(text, values).catch(() => Promise.reject(error as Error))
    }
  }
  if (stream instanceof Socket) {
    // Also fires where nobody asked for so long, and begins anew with what is asked next.
    stream.setTimeout(silentMilliseconds)
    stream.on('timeout', () => {
      if (underWay > 0) stream.destroy(new Error('Connection terminated: it fell silent.'))
    })
  }
  Object.assign(client, { query: ask })
}

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
