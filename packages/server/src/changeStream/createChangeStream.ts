import type { ServerResponse } from 'node:http'
import { findSessionAccount } from '../features/auth/sessions.ts'
import { type TrackedTable, trackedTables } from '../database/trackedTables.ts'
import type { Database } from '../database/openDatabase.ts'
import { type ChangeSource, type OnChange, listenToPostgresChanges } from './listenToPostgresChanges.ts'

/** Changes within this time are sent as one event. */
const MIN_MILLISECONDS = 200
const FOR_EACH = 8
const MAX_MILLISECONDS = 5000

/**
 * The interval, in milliseconds, at which changes are broadcast to this many listeners. A school twice as large has
 * twice the changes and twice the listeners: without an interval that would be four times the work.
 */
export function getBroadcastInterval(listeners: number): number {
  return Math.min(Math.max(MIN_MILLISECONDS, listeners * FOR_EACH), MAX_MILLISECONDS)
}

/** A client with more unread data than this is disconnected; it reloads everything when it reconnects. */
const MAX_BUFFERED_BYTES = 64 * 1024

/** One connected tab. */
type Subscriber = {
  accountId: number
  tokenHash: string
  /** Starts delivery with the recent changes; nothing is missed after that. */
  open: (tables: readonly TrackedTable[]) => void
  add: (tables: readonly TrackedTable[]) => void
  /** Sends the queued changes. */
  flush: () => void
  sendHeartbeat: () => void
  end: () => void
}

type SubscriberIdentity = Pick<Subscriber, 'accountId' | 'tokenHash'>

function createSubscriber(response: ServerResponse, identity: SubscriberIdentity): Subscriber {
  const pending = new Set<TrackedTable>()
  const write = (text: string) => {
    if (response.writableLength > MAX_BUFFERED_BYTES) response.destroy()
    else if (!response.writableEnded) response.write(text)
  }
  return {
    ...identity,
    open: (tables) => write(formatEvent(tables)),
    add: (tables) => tables.forEach((table) => pending.add(table)),
    flush: () => {
      if (pending.size > 0) write(formatEvent([...pending]))
      pending.clear()
    },
    sendHeartbeat: () => write(':\n\n'),
    end: () => void response.end(),
  }
}

/** Formats a server-sent event of `watchChanges`. */
function formatEvent(changed: readonly TrackedTable[]): string {
  return `data: ${JSON.stringify({ changed })}\n\n`
}

const LOOK_MILLISECONDS = 1000

type Counts = ReadonlyMap<TrackedTable, number>

/** Polls SQLite's counters every second to detect changes by other processes. */
function pollSqliteChanges(database: Database, onChange: OnChange): ChangeSource {
  let lastCounts: Counts | undefined
  let last: Promise<void> = Promise.resolve()
  const read = async () => {
    const rows = await database.selectFrom('table_changes').select(['name', 'count']).execute()
    const counts: Counts = new Map(rows.map(({ name, count }) => [name, count]))
    const before = lastCounts
    lastCounts = counts
    const changed = [...counts.keys()].filter((name) => before && before.get(name) !== counts.get(name))
    if (changed.length > 0) onChange(changed)
  }
  // In sequence; a failed read is made up for by the next one.
  const poll = () => (last = last.then(read).catch(() => undefined))
  const ready = poll()
  const timer = setInterval(() => void poll(), LOOK_MILLISECONDS).unref()
  return {
    ready,
    poll,
    stop: async () => {
      clearInterval(timer)
      await last
    },
  }
}

/** Proxies and browsers close a stream that is idle for a minute. The heartbeat also disconnects expired sessions. */
const HEARTBEAT_MILLISECONDS = 25_000
/** Tabs per account; a new one closes the oldest. */
const MAX_SUBSCRIBERS = 10
/** A client loads its data just before it connects, so it first gets the changes since then. */
const REPLAY_MILLISECONDS = 5000
/** How long to keep watching without listeners: the last one may reconnect from its next page. */
const LINGER_MILLISECONDS = 60_000

type ChangeStreamOptions = {
  database: Database
  /** The URL of the database, if it is PostgreSQL. */
  url: string | undefined
  now: () => number
  beatMilliseconds?: number
}

export type ChangeStream = {
  /** Streams changes to a response until it or the session ends. */
  subscribe: (response: ServerResponse, tokenHash: string) => Promise<void>
  /**
   * Sends a change to the client that made it before that client's response, so that it knows its next reads are fresh.
   */
  publishTo: (tokenHash: string | undefined) => Promise<void>
  /** Disconnects a session that signed out at once. Other processes disconnect it at their next heartbeat. */
  disconnect: (tokenHash: string | undefined) => void
  close: () => Promise<void>
}

/** Streams the names of changed tables to connected clients. Without clients, nothing is watched. */
export function createChangeStream({
  database,
  url,
  now,
  beatMilliseconds = HEARTBEAT_MILLISECONDS,
}: ChangeStreamOptions): ChangeStream {
  const listeners = new Set<Subscriber>()
  let source: ChangeSource | undefined
  let broadcastTimer: NodeJS.Timeout | undefined
  let heartbeatTimer: NodeJS.Timeout | undefined
  let lingerTimer: NodeJS.Timeout | undefined
  let isClosed = false
  const changedAt = new Map<TrackedTable, number>()
  /** The time of the last change that was not watched. */
  let unwatchedAt = -Infinity

  const broadcast = () => {
    broadcastTimer = undefined
    for (const listener of listeners) listener.flush()
  }
  const disconnectExpired = async () => {
    const current = [...listeners]
    if (current.length === 0) return
    const hashes = current.map(({ tokenHash }) => tokenHash)
    const active = await findActiveSessions(database, hashes, now())
    for (const listener of current) if (!active.has(listener.tokenHash)) listener.end()
  }
  const start = (): ChangeSource => {
    heartbeatTimer = setInterval(() => {
      for (const listener of listeners) listener.sendHeartbeat()
      void disconnectExpired().catch(() => undefined)
    }, beatMilliseconds).unref()
    const handleChange: Parameters<typeof pollSqliteChanges>[1] = (tables) => {
      for (const table of tables) changedAt.set(table, performance.now())
      for (const listener of listeners) listener.add(tables)
      broadcastTimer ??= setTimeout(broadcast, getBroadcastInterval(listeners.size)).unref()
      // The change may have blocked a connected account.
      if (tables.includes('accounts')) void disconnectExpired().catch(() => undefined)
    }
    return url === undefined ? pollSqliteChanges(database, handleChange) : listenToPostgresChanges(url, handleChange)
  }
  const stop = async () => {
    clearInterval(heartbeatTimer)
    clearTimeout(broadcastTimer)
    clearTimeout(lingerTimer)
    broadcastTimer = undefined
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
      clearTimeout(lingerTimer)
      listeners.add(listener)
      response.on('close', () => {
        listeners.delete(listener)
        if (listeners.size === 0) lingerTimer = setTimeout(() => void stop(), LINGER_MILLISECONDS).unref()
      })
      source ??= start()
      await source.ready
      const since = performance.now() - REPLAY_MILLISECONDS
      const recentChanges = [...changedAt].flatMap(([table, at]) => (at > since ? [table] : []))
      listener.open(unwatchedAt > since ? trackedTables : recentChanges)
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

/** Those of these sessions that are still valid and whose account is allowed in. */
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
