import { RECEIPT_STORE_NAME } from '../session/clearStorage.ts'

const STORE = 'receipts'
const DAY_MILLISECONDS = 86_400_000

type KeptReceipt = {
  file: Blob
  fileName: string
  /** The upload that has begun, if one has. */
  upload: string | undefined
  /** Milliseconds since 1970. */
  at: number
}

export type ReceiptStore = {
  read: (key: string) => Promise<KeptReceipt | undefined>
  write: (key: string, receipt: KeptReceipt) => Promise<void>
  remove: (key: string) => Promise<void>
}

/** A browser that keeps nothing is no failure: the form holds the receipt as long as it is open. */
export function openReceiptStore(now = Date.now): ReceiptStore {
  const work = async <T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>) => {
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
  const remove = async (key: string) => {
    await work('readwrite', (store) => store.delete(key))
  }
  return {
    read: async (key) => {
      const found = await work('readonly', (store) => store.get(key) as IDBRequest<KeptReceipt | undefined>)
      if (!found) return undefined
      if (found.at > now() - DAY_MILLISECONDS && found.at <= now()) return found
      await remove(key)
      return undefined
    },
    write: async (key, receipt) => {
      await work('readwrite', (store) => store.put(receipt, key))
      await removeOld(now() - DAY_MILLISECONDS, work)
    },
    remove,
  }
}

type Work = <T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>) => Promise<T | undefined>

/** With each that comes go those whose day is over, whoever’s they were. */
async function removeOld(until: number, work: Work): Promise<void> {
  const [all, keys] = await Promise.all([
    work('readonly', (store) => store.getAll() as IDBRequest<KeptReceipt[]>),
    work('readonly', (store) => store.getAllKeys()),
  ])
  for (const [index, key] of (keys ?? []).entries()) {
    const kept = all?.[index]
    if (kept && kept.at <= until) await work('readwrite', (store) => store.delete(key))
  }
}

async function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(RECEIPT_STORE_NAME, 1)
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE))
  return answerOf(request)
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('The browser keeps nothing.')))
  })
}
