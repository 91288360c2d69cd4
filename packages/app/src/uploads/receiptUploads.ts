import { ask, askAsVisitor } from '../calls/ask.ts'
import { newFormKey } from '@maktab/client/newFormKey'
import { ownerAtom } from '../session/sessionAtoms.ts'
import { store } from '../session/store.ts'
import { createReceiptUploads } from './createReceiptUploads.ts'
import { openKeptReceipts } from './keptReceipts.ts'

const TAB = 'receipts-tab'

/** What a visitor chose is found again in this tab alone: who sits here tomorrow is somebody else. */
function tabOf(storage: Storage): string {
  const known = storage.getItem(TAB)
  if (known !== null) return known
  const made = newFormKey()
  storage.setItem(TAB, made)
  return made
}

const means = {
  kept: openKeptReceipts(),
  owner: () => store.get(ownerAtom) ?? tabOf(sessionStorage),
}

export const receiptUploads = createReceiptUploads({ ...means, ask })

/**
 * For the registration, a public call without a token: an upload that was begun with one belongs to that account, and the
 * school refuses it there. A guardian who registers another child is signed in.
 */
export const visitorUploads = createReceiptUploads({ ...means, ask: askAsVisitor })

// Whoever signed out has left nothing here, and nothing more is sent for them.
store.sub(ownerAtom, () => {
  receiptUploads.stop()
  visitorUploads.stop()
})
