import { setImmediate as turn } from 'node:timers/promises'
import type { Database } from '../database/openDatabase.ts'

/** Everything that a coalesced response depends on. */
type ReadRequest = { database: Database; query: object; language: string | undefined }

/**
 * Coalesces reads whose response is the same for all clients: equal requests within one turn of the event loop share one
 * read. It starts after the last of them, so that each sees everything saved before it.
 */
export function coalesceReads<Request extends ReadRequest, Body>(
  read: (request: Request) => Promise<Body>,
): (request: Request) => Promise<Body> {
  const pending = new WeakMap<Database, Map<string, Promise<Body>>>()
  return (request) => {
    const { database, query, language } = request
    const reads = pending.get(database) ?? new Map<string, Promise<Body>>()
    pending.set(database, reads)
    const key = JSON.stringify([language, query])
    const known = reads.get(key)
    if (known) return known
    const response = turn().then(() => {
      reads.delete(key)
      return read(request)
    })
    reads.set(key, response)
    return response
  }
}
