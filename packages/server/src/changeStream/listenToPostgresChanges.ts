import { type TrackedTable, trackedTables } from '../database/trackedTables.ts'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { withTimeout } from '../lib/withTimeout.ts'

export type OnChange = (tables: readonly TrackedTable[]) => void

/** Reports which tables were changed by any process. */
export type ChangeSource = {
  /**
   * Resolves once no change will be missed, or with a delay if the connection is down; then all tables are reported
   * later.
   */
  ready: Promise<unknown>
  /** Resolves once all changes committed before are reported, or cannot be for now. */
  poll: () => Promise<unknown>
  stop: () => Promise<void>
}

/** Notified by the triggers of migration 0016. */
const CHANNEL = 'table_changes'
const PATIENCE_MILLISECONDS = 5000
/** Interval of the check that detects a dead connection. */
const CHECK_MILLISECONDS = 15_000
/** The longest that a new client or a mutation waits for a missing connection. */
const READY_MILLISECONDS = 1000
const LOOK_MILLISECONDS = 100
const PAUSES = [250, 1000, 5000, 15_000]

const isCounted = (name: string | undefined): name is TrackedTable => trackedTables.some((one) => one === name)

/**
 * One dedicated LISTEN connection to PostgreSQL that reconnects after an error and then reports all tables as changed.
 * It doesn't work behind a pooler in transaction mode, where notifications get lost.
 */
export function listenToPostgresChanges(url: string, onChange: OnChange): ChangeSource {
  const stopping = new AbortController()
  const first = Promise.withResolvers<void>()
  let client: pg.Client | undefined
  let failures = 0
  let last: Promise<unknown> = Promise.resolve()
  const ping = () => (last = last.catch(() => undefined).then(() => client?.query('select 1')))

  const listen = async (isReconnect: boolean): Promise<void> => {
    client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: PATIENCE_MILLISECONDS,
      query_timeout: PATIENCE_MILLISECONDS,
      keepAlive: true,
    })
    const ended = endOf(client)
    client.on('notification', ({ payload }) => isCounted(payload) && onChange([payload]))
    await client.connect()
    await client.query(`listen ${CHANNEL}`)
    failures = 0
    first.resolve()
    if (isReconnect) onChange(trackedTables)
    while (await waitUnlessEnded(CHECK_MILLISECONDS, ended, stopping.signal)) await ping()
  }
  const listenOn = async () => {
    for (let isReconnect = false; !stopping.signal.aborted; isReconnect = true) {
      await listen(isReconnect).catch(() => undefined)
      client?.connection.stream.destroy()
      const pause = PAUSES[failures] ?? PAUSES.at(-1)
      failures += 1
      await wait(pause, undefined, { ref: false, signal: stopping.signal }).catch(() => undefined)
    }
  }
  const listening = listenOn()

  return {
    ready: withTimeout(READY_MILLISECONDS, first.promise),
    // PostgreSQL delivers earlier notifications before it answers this query.
    poll: () => withTimeout(LOOK_MILLISECONDS, ping()),
    stop: async () => {
      stopping.abort()
      await withTimeout(LOOK_MILLISECONDS, client?.end())
      client?.connection.stream.destroy()
      await listening
    },
  }
}

function endOf(client: pg.Client): Promise<void> {
  return new Promise((resolve) => {
    client.on('end', resolve)
    client.on('error', () => resolve())
  })
}

/** Waits, unless the connection ends or is aborted first. */
async function waitUnlessEnded(milliseconds: number, ended: Promise<void>, signal: AbortSignal): Promise<boolean> {
  const later = wait(milliseconds, true, { ref: false, signal }).catch(() => false)
  return Promise.race([ended.then(() => false), later])
}
