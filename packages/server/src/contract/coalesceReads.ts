import { setImmediate as turn } from 'node:timers/promises'
import type { Database } from '../database/openDatabase.ts'

/** All that such an answer depends on. */
type Question = { database: Database; query: object; language: string | undefined }

/**
 * Answers what everybody is told alike, whoever they are: those who ask the same within one turn of the event loop share
 * one reading. It begins after the last of them has asked, so that each finds all that was saved before.
 */
export function coalesceReads<Asked extends Question, Body>(
  read: (asked: Asked) => Promise<Body>,
): (asked: Asked) => Promise<Body> {
  const begun = new WeakMap<Database, Map<string, Promise<Body>>>()
  return (asked) => {
    const { database, query, language } = asked
    const here = begun.get(database) ?? new Map<string, Promise<Body>>()
    begun.set(database, here)
    const key = JSON.stringify([language, query])
    const known = here.get(key)
    if (known) return known
    const answer = turn().then(() => {
      here.delete(key)
      return read(asked)
    })
    here.set(key, answer)
    return answer
  }
}
