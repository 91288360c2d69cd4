import { type TrackedTable, trackedTables } from '../database/trackedTables.ts'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { withTimeout } from '../lib/withTimeout.ts'

export type OnChange = (tables: readonly TrackedTable[]) => void

/** What tells which tables were changed, by whatever process. */
export type ChangeSource = {
  /** Resolves when nothing is missed from now on, or it can’t be known for now; then all is told later. */
  ready: Promise<unknown>
  /** Resolves when all that was certain before is told, or can’t be told for now. */
  poll: () => Promise<unknown>
  stop: () => Promise<void>
}

/** The triggers of migration 0016 tell it. */
const CHANNEL = 'table_changes'
const PATIENCE_MILLISECONDS = 5000
/** A line that fell silent is found out by this. */
const CHECK_MILLISECONDS = 15_000
/** Who begins to listen, or has changed something, doesn’t wait longer for a line that isn’t there. */
const READY_MILLISECONDS = 1000
const LOOK_MILLISECONDS = 100
const PAUSES = [250, 1000, 5000, 15_000]

const isCounted = (name: string | undefined): name is TrackedTable => trackedTables.some((one) => one === name)

/**
 * One connection of its own that PostgreSQL tells of changes, made again where it breaks: afterwards everything may
 * have changed. Nothing may stand between that lends connections for a transaction: behind it nothing is heard.
 */
export function listenToPostgresChanges(url: string, tell: OnChange): ChangeSource {
  const stopping = new AbortController()
  const first = Promise.withResolvers<void>()
  let line: pg.Client | undefined
  let failures = 0
  let last: Promise<unknown> = Promise.resolve()
  const ask = () => (last = last.catch(() => undefined).then(() => line?.query('select 1')))

  const listen = async (isAgain: boolean): Promise<void> => {
    line = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: PATIENCE_MILLISECONDS,
      query_timeout: PATIENCE_MILLISECONDS,
      keepAlive: true,
    })
    const ended = endOf(line)
    line.on('notification', ({ payload }) => isCounted(payload) && tell([payload]))
    await line.connect()
    await line.query(`listen ${CHANNEL}`)
    failures = 0
    first.resolve()
    if (isAgain) tell(trackedTables)
    while (await isLater(CHECK_MILLISECONDS, ended, stopping.signal)) await ask()
  }
  const listenOn = async () => {
    for (let isAgain = false; !stopping.signal.aborted; isAgain = true) {
      await listen(isAgain).catch(() => undefined)
      line?.connection.stream.destroy()
      const pause = PAUSES[failures] ?? PAUSES.at(-1)
      failures += 1
      await wait(pause, undefined, { ref: false, signal: stopping.signal }).catch(() => undefined)
    }
  }
  const listening = listenOn()

  return {
    ready: withTimeout(READY_MILLISECONDS, first.promise),
    // A connection is told what came before its own question before that is answered.
    poll: () => withTimeout(LOOK_MILLISECONDS, ask()),
    stop: async () => {
      stopping.abort()
      await withTimeout(LOOK_MILLISECONDS, line?.end())
      line?.connection.stream.destroy()
      await listening
    },
  }
}

function endOf(line: pg.Client): Promise<void> {
  return new Promise((resolve) => {
    line.on('end', resolve)
    line.on('error', () => resolve())
  })
}

/** Waits a moment, unless a connection ends or is no longer wanted. */
async function isLater(milliseconds: number, ended: Promise<void>, signal: AbortSignal): Promise<boolean> {
  const later = wait(milliseconds, true, { ref: false, signal }).catch(() => false)
  return Promise.race([ended.then(() => false), later])
}
