import type { ServerResponse } from 'node:http'
import { findSessionAccount } from '../features/auth/sessions.ts'
import { type TrackedTable, trackedTables } from '../database/trackedTables.ts'
import type { Database } from '../database/openDatabase.ts'
import { type ChangeSource, type OnChange, listenToPostgresChanges } from './listenToPostgresChanges.ts'

/** What changes in one go is told in one. */
const MIN_MILLISECONDS = 200
const FOR_EACH = 8
const MAX_MILLISECONDS = 5000

/**
 * For how many milliseconds changes are gathered before so many listeners are told. In a school that is twice as large,
 * twice as much is changed and twice as many hear of it: told one by one, that would be four times the work.
 */
export function getBroadcastInterval(listeners: number): number {
  return Math.min(Math.max(MIN_MILLISECONDS, listeners * FOR_EACH), MAX_MILLISECONDS)
}

/** What a line may keep in its buffer: whoever doesn’t read it is let go, and reads all again when it comes back. */
const MAX_BUFFERED_BYTES = 64 * 1024

/** One who listens, in one tab. */
type Subscriber = {
  accountId: number
  tokenHash: string
  /** From now on nothing is missed; tells what was changed lately. */
  open: (tables: readonly TrackedTable[]) => void
  add: (tables: readonly TrackedTable[]) => void
  /** Tells what was added. */
  flush: () => void
  sendHeartbeat: () => void
  end: () => void
}

type SubscriberIdentity = Pick<Subscriber, 'accountId' | 'tokenHash'>

function createSubscriber(response: ServerResponse, whose: SubscriberIdentity): Subscriber {
  const waiting = new Set<TrackedTable>()
  const write = (words: string) => {
    if (response.writableLength > MAX_BUFFERED_BYTES) response.destroy()
    else if (!response.writableEnded) response.write(words)
  }
  return {
    ...whose,
    open: (tables) => write(eventOf(tables)),
    add: (tables) => tables.forEach((table) => waiting.add(table)),
    flush: () => {
      if (waiting.size > 0) write(eventOf([...waiting]))
      waiting.clear()
    },
    sendHeartbeat: () => write(':\n\n'),
    end: () => void response.end(),
  }
}

/** Data as an answer of `watchChanges`. */
function eventOf(changed: readonly TrackedTable[]): string {
  return `data: ${JSON.stringify({ changed })}\n\n`
}

const LOOK_MILLISECONDS = 1000

type Counts = ReadonlyMap<TrackedTable, number>

/** SQLite’s counters, looked at once a second for what other processes change. */
function pollSqliteChanges(database: Database, tell: OnChange): ChangeSource {
  let known: Counts | undefined
  let last: Promise<void> = Promise.resolve()
  const read = async () => {
    const rows = await database.selectFrom('table_changes').select(['name', 'count']).execute()
    const counts: Counts = new Map(rows.map(({ name, count }) => [name, count]))
    const before = known
    known = counts
    const changed = [...counts.keys()].filter((name) => before && before.get(name) !== counts.get(name))
    if (changed.length > 0) tell(changed)
  }
  // One after the other; what can’t be read now is found the next time.
  const look = () => (last = last.then(read).catch(() => undefined))
  const ready = look()
  const timer = setInterval(() => void look(), LOOK_MILLISECONDS).unref()
  return {
    ready,
    poll: look,
    stop: async () => {
      clearInterval(timer)
      await last
    },
  }
}

/** Proxies and browsers give up a line that says nothing for a minute; also, whose session has ended is let go then. */
const HEARTBEAT_MILLISECONDS = 25_000
/** Tabs of one person; the oldest makes room. */
const MAX_SUBSCRIBERS = 10
/** Whoever begins to listen has read a moment before: what was changed since then is told first. */
const REPLAY_MILLISECONDS = 5000
/** The last one who listened may be back with their next page. */
const LINGER_MILLISECONDS = 60_000

type ChangeStreamOptions = {
  database: Database
  /** Where the database is, if it is PostgreSQL. */
  url: string | undefined
  now: () => number
  beatMilliseconds?: number
}

export type ChangeStream = {
  /** Tells on a response what changes from now on, until it or the session ends. */
  subscribe: (response: ServerResponse, tokenHash: string) => Promise<void>
  /** After a change: whoever made it is told before they are answered, so that what they read then is known to be new. */
  publishTo: (tokenHash: string | undefined) => Promise<void>
  /** Lets go at once whoever has signed out; in other processes they are let go with the next beat. */
  disconnect: (tokenHash: string | undefined) => void
  close: () => Promise<void>
}

/** Who listens to what changes in the school. As long as nobody does, nothing is watched. */
export function createChangeStream({
  database,
  url,
  now,
  beatMilliseconds = HEARTBEAT_MILLISECONDS,
}: ChangeStreamOptions): ChangeStream {
  const listeners = new Set<Subscriber>()
  let source: ChangeSource | undefined
  let folding: NodeJS.Timeout | undefined
  let beating: NodeJS.Timeout | undefined
  let leaving: NodeJS.Timeout | undefined
  let isClosed = false
  const changedAt = new Map<TrackedTable, number>()
  /** When something was changed that nobody watched. */
  let unwatchedAt = -Infinity

  const tellAll = () => {
    folding = undefined
    for (const listener of listeners) listener.flush()
  }
  const letGo = async () => {
    const those = [...listeners]
    if (those.length === 0) return
    const hashes = those.map(({ tokenHash }) => tokenHash)
    const goOn = await findActiveSessions(database, hashes, now())
    for (const listener of those) if (!goOn.has(listener.tokenHash)) listener.end()
  }
  const start = (): ChangeSource => {
    beating = setInterval(() => {
      for (const listener of listeners) listener.sendHeartbeat()
      void letGo().catch(() => undefined)
    }, beatMilliseconds).unref()
    const tell: Parameters<typeof pollSqliteChanges>[1] = (tables) => {
      for (const table of tables) changedAt.set(table, performance.now())
      for (const listener of listeners) listener.add(tables)
      folding ??= setTimeout(tellAll, getBroadcastInterval(listeners.size)).unref()
      // Among those of whom it tells may be one who is blocked now.
      if (tables.includes('accounts')) void letGo().catch(() => undefined)
    }
    return url === undefined ? pollSqliteChanges(database, tell) : listenToPostgresChanges(url, tell)
  }
  const stop = async () => {
    clearInterval(beating)
    clearTimeout(folding)
    clearTimeout(leaving)
    folding = undefined
    changedAt.clear()
    const stopped = source
    source = undefined
    await stopped?.stop()
  }

  return {
    subscribe: async (response, tokenHash) => {
      const account = await findSessionAccount(database, tokenHash, now())
      if (!account || isClosed || response.destroyed) return void response.end()
      const listener = createSubscriber(response, { accountId: account.id, tokenHash })
      const own = [...listeners].filter(({ accountId }) => accountId === account.id)
      for (const oldest of own.slice(0, Math.max(0, own.length + 1 - MAX_SUBSCRIBERS))) oldest.end()
      clearTimeout(leaving)
      listeners.add(listener)
      response.on('close', () => {
        listeners.delete(listener)
        if (listeners.size === 0) leaving = setTimeout(() => void stop(), LINGER_MILLISECONDS).unref()
      })
      source ??= start()
      await source.ready
      const since = performance.now() - REPLAY_MILLISECONDS
      const lately = [...changedAt].flatMap(([table, at]) => (at > since ? [table] : []))
      listener.open(unwatchedAt > since ? trackedTables : lately)
    },
    publishTo: async (tokenHash) => {
      if (source) await source.poll()
      else unwatchedAt = performance.now()
      for (const listener of listeners) if (listener.tokenHash === tokenHash) listener.flush()
    },
    disconnect: (tokenHash) => {
      for (const listener of listeners) if (listener.tokenHash === tokenHash) listener.end()
    },
    close: async () => {
      isClosed = true
      for (const listener of listeners) listener.end()
      await stop()
    },
  }
}

/** Those of some sessions that have not ended, of people who may come in. */
async function findActiveSessions(
  database: Database,
  hashes: readonly string[],
  now: number,
): Promise<ReadonlySet<string>> {
  const rows = await database
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .select('sessions.token_hash')
    .where('sessions.token_hash', 'in', hashes)
    .where('sessions.expires_at', '>', now)
    .where('accounts.status', '=', 'active')
    .execute()
  return new Set(rows.map(({ token_hash }) => token_hash))
}
