import { api, anonymousApi } from '../api/api.ts'
import { createIdempotencyKey } from '@maktab/client/createIdempotencyKey'
import { pageOwnerAtom } from '../session/sessionAtoms.ts'
import { store } from '../browser/environment.ts'
import { createReceiptUploadManager, openReceiptStore } from './createReceiptUploadManager.ts'

const TAB = 'receipts-tab'

/** What a visitor chose is found again in this tab alone: who sits here tomorrow is somebody else. */
function tabOf(storage: Storage): string {
  const known = storage.getItem(TAB)
  if (known !== null) return known
  const made = createIdempotencyKey()
  storage.setItem(TAB, made)
  return made
}

const means = {
  kept: openReceiptStore(),
  owner: () => store.get(pageOwnerAtom) ?? tabOf(sessionStorage),
}

export const receiptUploader = createReceiptUploadManager({ ...means, ask: api })

/**
 * For the registration, a public call without a token: an upload that was begun with one belongs to that account, and the
 * school refuses it there. A guardian who registers another child is signed in.
 */
export const visitorUploader = createReceiptUploadManager({ ...means, ask: anonymousApi })

// Whoever signed out has left nothing here, and nothing more is sent for them.
store.sub(pageOwnerAtom, () => {
  receiptUploader.stop()
  visitorUploader.stop()
})
