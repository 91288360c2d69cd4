import type { ReceiptStore, StoredReceipt } from '@maktab/client/createReceiptUploadManager'
import { createIndexedDbTransactionRunner } from '../browser/createIndexedDbTransactionRunner.ts'
import { RECEIPT_STORE_NAME } from '../session/clearStorage.ts'

const DAY_MILLISECONDS = 86_400_000

const runTransaction = createIndexedDbTransactionRunner(RECEIPT_STORE_NAME, 'receipts')

const remove = (key: IDBValidKey): Promise<void> => runTransaction('readwrite', (store) => store.delete(key))

const isFresh = ({ at }: StoredReceipt) => at > Date.now() - DAY_MILLISECONDS && at <= Date.now()

/** Stores receipts on the device for a day. */
export const receiptStore: ReceiptStore = {
  read: async (key) => {
    const stored = await runTransaction('readonly', (store) => store.get(key) as IDBRequest<StoredReceipt | undefined>)
    if (!stored || isFresh(stored)) return stored
    await remove(key)
    return undefined
  },
  write: async (key, receipt) => {
    await runTransaction('readwrite', (store) => store.put(receipt, key))
    await removeExpired()
  },
  remove,
}

/** Deletes expired receipts of all accounts. */
async function removeExpired(): Promise<void> {
  const [receipts = [], keys = []] = await Promise.all([
    runTransaction('readonly', (store) => store.getAll() as IDBRequest<StoredReceipt[]>),
    runTransaction('readonly', (store) => store.getAllKeys()),
  ])
  for (const [index, key] of keys.entries()) {
    const receipt = receipts[index]
    if (receipt && !isFresh(receipt)) await remove(key)
  }
}
