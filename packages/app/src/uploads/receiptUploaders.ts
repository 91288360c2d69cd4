import { api, anonymousApi } from '../api/api.ts'
import { createIdempotencyKey } from '@maktab/client/createIdempotencyKey'
import { pageOwnerAtom } from '../session/sessionAtoms.ts'
import { store } from '../browser/cookiesAndStore.ts'
import { createReceiptUploadManager } from '@maktab/client/createReceiptUploadManager'
import { requestLimits } from '@maktab/shared/requestLimits'
import { onReconnect, registerBackgroundSync } from '../offline/onReconnect.ts'
import { receiptStore } from './receiptStore.ts'

const TAB = 'receipts-tab'

/** A visitor’s receipts are restored in the same tab only, because others may use the device later. */
function getTabKey(storage: Storage): string {
  const stored = storage.getItem(TAB)
  if (stored !== null) return stored
  const newKey = createIdempotencyKey()
  storage.setItem(TAB, newKey)
  return newKey
}

const managerOptions = {
  limits: requestLimits,
  onReconnect: (listener: () => void) => {
    void registerBackgroundSync()
    return onReconnect(listener)
  },
  kept: receiptStore,
  owner: () => store.get(pageOwnerAtom) ?? getTabKey(sessionStorage),
}

export const receiptUploader = createReceiptUploadManager({ ...managerOptions, api })

/**
 * For the registration, which is public: an upload with a token belongs to that account, and the server rejects it
 * there. A guardian who registers another child is signed in.
 */
export const visitorUploader = createReceiptUploadManager({ ...managerOptions, api: anonymousApi })

// After a sign-out, stop all uploads of the account.
store.sub(pageOwnerAtom, () => {
  receiptUploader.stop()
  visitorUploader.stop()
})
