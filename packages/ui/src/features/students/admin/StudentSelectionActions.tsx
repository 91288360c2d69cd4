import type { Student } from '@maktab/contract/schema'
import { Trans } from '@lingui/react/macro'
import { BellRing, IdCard, MessageCircle } from 'lucide-react'
import { Suspense, use, useMemo, useState } from 'react'
import { Button } from '#components/Button/Button.tsx'
import { LoadingIndicator } from '#components/LoadingIndicator/LoadingIndicator.tsx'
import { lazyWithRetry } from '#lib/lazyWithRetry.ts'
import { getPersonCode } from '#lib/people/personLabels.ts'
import { OfficeAccessContext } from '#providers/OfficeAccessContext.ts'
import { toGuardians } from '#features/messages/admin/groupRecipients.ts'
import type { MessageDialogProps } from '#features/messages/admin/MessageDialog.tsx'
import type { RemindDialogProps } from '#features/messages/admin/RemindDialog.tsx'
import type { AssignIdsDialogProps } from './AssignIdsDialog.tsx'

// Loaded on first use: they contain the data of phone numbers.
const MessageDialog = lazyWithRetry(
  async () => (await import('#features/messages/admin/MessageDialog.tsx')).MessageDialog,
)
const RemindDialog = lazyWithRetry(async () => (await import('#features/messages/admin/RemindDialog.tsx')).RemindDialog)
const AssignIdsDialog = lazyWithRetry(async () => (await import('./AssignIdsDialog.tsx')).AssignIdsDialog)

export type StudentBulkActions = Pick<AssignIdsDialogProps, 'loadCodes' | 'onAssignIds'> &
  Pick<RemindDialogProps, 'payAddress'> & {
    /** Undefined if the backend has no fees (decision 16). */
    loadOverdueFees: RemindDialogProps['loadOverdueFees'] | undefined
    onNoteMessage: MessageDialogProps['onNote']
  }

type StudentSelectionActionsProps = StudentBulkActions & {
  students: readonly Student[]
  onClear: () => void
}

/** Actions on the selected students: messages to their guardians, IDs (teaching) and reminders of fees (payments). */
export function StudentSelectionActions({
  students,
  loadCodes,
  onAssignIds,
  payAddress,
  loadOverdueFees,
  onNoteMessage,
  onClear,
}: StudentSelectionActionsProps) {
  const access = use(OfficeAccessContext)
  const [open, setOpen] = useState<'message' | 'remind' | 'ids'>()
  const [draft, setDraft] = useState('')
  const close = () => setOpen(undefined)
  const withoutId = useMemo(() => students.filter((student) => getPersonCode(student, '') === ''), [students])
  const owing = students.filter(({ overdueFees = 0 }) => overdueFees > 0)
  return (
    <>
      <Button size="sm" icon={<MessageCircle aria-hidden />} onPress={() => setOpen('message')}>
        <Trans>Message</Trans>
      </Button>
      {access.teaching && withoutId.length > 0 && (
        <Button size="sm" icon={<IdCard aria-hidden />} onPress={() => setOpen('ids')}>
          <Trans>Assign IDs</Trans>
        </Button>
      )}
      {access.payments && loadOverdueFees && owing.length > 0 && (
        <Button size="sm" icon={<BellRing aria-hidden />} onPress={() => setOpen('remind')}>
          <Trans>Remind</Trans>
        </Button>
      )}
      {open && (
        <Suspense fallback={<LoadingIndicator />}>
          {open === 'message' && (
            <MessageDialog
              recipients={toGuardians(students)}
              draft={draft}
              onDraftChange={setDraft}
              onNote={onNoteMessage}
              onClose={close}
            />
          )}
          {open === 'remind' && loadOverdueFees && (
            <RemindDialog
              recipients={toGuardians(owing)}
              loadOverdueFees={loadOverdueFees}
              payAddress={payAddress}
              onNote={onNoteMessage}
              onClose={close}
            />
          )}
          {open === 'ids' && (
            <AssignIdsDialog
              students={withoutId}
              loadCodes={loadCodes}
              onAssignIds={onAssignIds}
              onDone={() => {
                close()
                onClear()
              }}
              onClose={close}
            />
          )}
        </Suspense>
      )}
    </>
  )
}
