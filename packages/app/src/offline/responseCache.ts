import type { QueryKey } from '@tanstack/react-query'
import { CACHE_NAME } from '../session/clearStorage.ts'

const STORE = 'answers'
/** Older responses, such as timetables, are no longer useful. */
const MAX_AGE_MILLISECONDS = 14 * 86_400_000

export type CachedResponse = {
  account: string
  key: QueryKey
  data: unknown
  /** When the response was received, in milliseconds since 1970. */
  receivedAt: number
}

type ResponseCache = {
  /** All cached responses of an account. */
  readAll: (account: string) => Promise<CachedResponse[]>
  write: (answer: CachedResponse) => Promise<void>
  /** Deletes expired responses and those of other accounts. */
  keepOnly: (account: string) => Promise<void>
}

/** Stores responses in IndexedDB. Errors are ignored: without storage the app just doesn’t work offline. */
export function openResponseCache(now = Date.now): ResponseCache {
  const isFresh = ({ receivedAt }: CachedResponse) => receivedAt > now() - MAX_AGE_MILLISECONDS && receivedAt <= now()
  const readAllAccounts = async () =>
    (await runTransaction('readonly', (store) => store.getAll() as IDBRequest<CachedResponse[]>)) ?? []
  return {
    readAll: async (account) => (await readAllAccounts()).filter((one) => one.account === account && isFresh(one)),
    write: async (response) =>
      void (await runTransaction('readwrite', (store) => store.put(response, getKey(response)))),
    keepOnly: async (account) => {
      for (const one of await readAllAccounts()) {
        if (one.account === account && isFresh(one)) continue
        await runTransaction('readwrite', (store) => store.delete(getKey(one)))
      }
    },
  }
}

const getKey = ({ account, key }: CachedResponse) => `${account} ${JSON.stringify(key)}`

/** Runs one transaction and closes the database, because an open database can’t be deleted at sign-out. */
async function runTransaction<T>(mode: IDBTransactionMode, operate: (store: IDBObjectStore) => IDBRequest<T>) {
  try {
    const database = await openDatabase()
    try {
      return await toPromise(operate(database.transaction(STORE, mode).objectStore(STORE)))
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
  return toPromise(request)
}

function toPromise<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('The browser keeps nothing.')))
  })
}
