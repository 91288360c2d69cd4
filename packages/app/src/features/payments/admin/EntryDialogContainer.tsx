import { RecordPaymentDialog } from '@maktab/ui/features/payments/admin/RecordPaymentDialog'
import { RecordRefundDialog } from '@maktab/ui/features/payments/admin/RecordRefundDialog'
import { VoidEntryDialog } from '@maktab/ui/features/payments/admin/VoidEntryDialog'
import type { EntryDialogSubject, RenderEntryDialog } from '@maktab/ui/features/payments/admin/useEntryDialog'
import { loading } from '@maktab/ui/remote'
import { handled } from '@maktab/ui/submitResult'
import { useHasOperation } from '#api/optionalOperations.ts'
import { usePayableItems, useRecordPayment, useRecordRefund, useVoidEntry } from '../entryMutationHooks.ts'

type SubjectOf<Action extends EntryDialogSubject['action']> = Extract<EntryDialogSubject, { action: Action }>
type DialogProps<Action extends EntryDialogSubject['action']> = { subject: SubjectOf<Action>; onClose: () => void }

/** The operation was found missing while the dialog was open, which was reported already. */
const missing = async () => handled

function RecordPayment({ subject: { student, key }, onClose }: DialogProps<'payment'>) {
  return (
    <RecordPaymentDialog
      student={student}
      items={usePayableItems(student.id) ?? loading}
      initialKey={key}
      onRecordPayment={useRecordPayment(student.id) ?? missing}
      onClose={onClose}
    />
  )
}

function RecordRefund({ subject: { student, item }, onClose }: DialogProps<'refund'>) {
  return (
    <RecordRefundDialog student={student} item={item} onRecordRefund={useRecordRefund() ?? missing} onClose={onClose} />
  )
}

function VoidEntry({ subject: { entry, currency }, onClose }: DialogProps<'void'>) {
  return <VoidEntryDialog entry={entry} currency={currency} onVoidEntry={useVoidEntry() ?? missing} onClose={onClose} />
}

/** Renders the dialogs of recorded payments on every screen that opens them. */
const renderEntryDialog: RenderEntryDialog = (subject, onClose) => {
  if (subject.action === 'payment') return <RecordPayment subject={subject} onClose={onClose} />
  if (subject.action === 'refund') return <RecordRefund subject={subject} onClose={onClose} />
  return <VoidEntry subject={subject} onClose={onClose} />
}

/** Undefined if the backend can’t record payments (decision 16). */
export function useRenderEntryDialog(): RenderEntryDialog | undefined {
  const hasAll = [useHasOperation('recordPayment'), useHasOperation('listPayableItems')].every(Boolean)
  return hasAll ? renderEntryDialog : undefined
}
