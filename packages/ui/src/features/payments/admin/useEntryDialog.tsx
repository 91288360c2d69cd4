import type { RecordedEntry } from '@maktab/contract/schema'
import { type ReactNode, useState } from 'react'
import { useFocusAfterAction } from '#components/RestoreFocus/RestoreFocus.tsx'
import type { RefundableItem } from '#lib/money/itemPayments.ts'
import { done } from '#submitResult.ts'

type Payer = { id: number; name: string }

/** What a dialog about recorded payments is opened for. */
export type EntryDialogSubject =
  /** `key` is that of the item that is selected at first (`getPayableKey`). */
  | { action: 'payment'; student: Payer; key?: string }
  | { action: 'refund'; student: string; item: RefundableItem }
  | { action: 'void'; entry: RecordedEntry; currency: string }

/** Renders an open dialog, which loads and saves what it needs. */
export type RenderEntryDialog = (subject: EntryDialogSubject, onClose: () => void) => ReactNode

const findMain = () => document.querySelector('main')

/**
 * State of the dialogs of a screen; `open` is undefined if the backend can’t record payments (decision 16). If the
 * pressed button is gone when the dialog closes, for example that of a paid fee, the focus moves to `findTarget()`.
 */
export function useEntryDialog(
  renderEntryDialog: RenderEntryDialog | undefined,
  findTarget: () => HTMLElement | null = findMain,
) {
  const thenFocus = useFocusAfterAction(findTarget)
  const [subject, setSubject] = useState<EntryDialogSubject>()
  const close = () => {
    setSubject(undefined)
    void thenFocus(Promise.resolve(done))
  }
  return {
    open: renderEntryDialog && setSubject,
    dialog: subject && renderEntryDialog?.(subject, close),
  }
}
