import type { ServerResponse } from 'node:http'
import { findSessionAccount } from '../features/auth/sessions.ts'
import { type TrackedTable, trackedTables } from '../database/trackedTables.ts'
import type { Database } from '../database/openDatabase.ts'
import type { ChangeSource } from './ChangeSource.ts'
import { pollSqliteChanges } from './pollSqliteChanges.ts'
import { getBroadcastInterval } from './getBroadcastInterval.ts'
import { type Subscriber, createSubscriber } from './Subscriber.ts'
import { listenToPostgresChanges } from './listenToPostgresChanges.ts'
import { findActiveSessions } from './sessionsThatGoOn.ts'

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
