import { ask } from '../calls/ask.ts'
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

export const receiptUploads = createReceiptUploads({
  ask,
  kept: openKeptReceipts(),
  owner: () => store.get(ownerAtom) ?? tabOf(sessionStorage),
})

// Whoever signed out has left nothing here, and nothing more is sent for them.
store.sub(ownerAtom, () => receiptUploads.stop())
