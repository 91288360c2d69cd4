import type { QueryKey } from '@tanstack/react-query'
import { createIndexedDbTransactionRunner } from '../browser/createIndexedDbTransactionRunner.ts'
import { CACHE_NAME } from '../session/clearStorage.ts'

const runTransaction = createIndexedDbTransactionRunner(CACHE_NAME, 'answers')

/** Older responses, such as timetables, are no longer useful. */
const MAX_AGE_MILLISECONDS = 14 * 86_400_000

export type CachedResponse = {
  account: string
  key: QueryKey
  data: unknown
  /** When the response was received, in milliseconds since 1970. */
  receivedAt: number
}

const getKey = ({ account, key }: CachedResponse) => `${account} ${JSON.stringify(key)}`

const isFresh = ({ receivedAt }: CachedResponse) =>
  receivedAt > Date.now() - MAX_AGE_MILLISECONDS && receivedAt <= Date.now()

const readAllAccounts = async () =>
  (await runTransaction('readonly', (store) => store.getAll() as IDBRequest<CachedResponse[]>)) ?? []

/** Stores responses on the device for offline use. */
export const responseCache = {
  /** All cached responses of an account. */
  readAll: async (account: string) =>
    (await readAllAccounts()).filter((one) => one.account === account && isFresh(one)),
  write: async (response: CachedResponse) => {
    await runTransaction('readwrite', (store) => store.put(response, getKey(response)))
  },
  /** Deletes expired responses and those of other accounts. */
  keepOnly: async (account: string) => {
    for (const one of await readAllAccounts()) {
      if (one.account === account && isFresh(one)) continue
      await runTransaction('readwrite', (store) => store.delete(getKey(one)))
    }
  },
}
