import type { QueryKey } from '@tanstack/react-query'
import { CACHE_NAME } from '../session/clearStorage.ts'

const STORE = 'answers'
/** What is older tells nobody when their class is. */
const MAX_AGE_MILLISECONDS = 14 * 86_400_000

export type CachedResponse = {
  account: string
  key: QueryKey
  data: unknown
  /** When the school said it, in milliseconds since 1970. */
  at: number
}

type KeptAnswers = {
  /** All that is kept of an account. */
  readAll: (account: string) => Promise<CachedResponse[]>
  write: (answer: CachedResponse) => Promise<void>
  /** Takes out what is anybody else’s, and what is too old. */
  keepOnly: (account: string) => Promise<void>
}

/** A browser that keeps nothing is no failure: without a line the school then can’t be read. */
export function openResponseCache(now = Date.now): KeptAnswers {
  const isGood = ({ at }: CachedResponse) => at > now() - MAX_AGE_MILLISECONDS && at <= now()
  const readEach = async () => (await work('readonly', (store) => store.getAll() as IDBRequest<CachedResponse[]>)) ?? []
  return {
    readAll: async (account) => (await readEach()).filter((one) => one.account === account && isGood(one)),
    write: async (answer) => void (await work('readwrite', (store) => store.put(answer, nameOf(answer)))),
    keepOnly: async (account) => {
      for (const one of await readEach()) {
        if (one.account === account && isGood(one)) continue
        await work('readwrite', (store) => store.delete(nameOf(one)))
      }
    },
  }
}

const nameOf = ({ account, key }: CachedResponse) => `${account} ${JSON.stringify(key)}`

/** Closed after each piece of work: what is open can’t be deleted by who signs out. */
async function work<T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>) {
  try {
    const database = await openDatabase()
    try {
      return await answerOf(ask(database.transaction(STORE, mode).objectStore(STORE)))
    } finally {
      database.close()
    }
  } catch {
    return undefined
  }
}

async function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(CACHE_NAME, 1)
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE))
  return answerOf(request)
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('The browser keeps nothing.')))
  })
}
