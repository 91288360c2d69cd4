import type { Fee } from '@maktab/contract/schema'
import { Plural, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Dialog } from '#components/Dialog/Dialog.tsx'
import { EmptyState } from '#components/EmptyState/EmptyState.tsx'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { LoadingRegion, SkeletonDetails } from '#components/Skeleton/Skeleton.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { ReminderComposer } from '#features/reminders/admin/ReminderComposer.tsx'
import type { Remote } from '#remote.ts'
import { createFeeReminder, createOverdueReminder } from './createFeeReminder.ts'

type FeeReminderDialogProps = {
  fee: Fee
  payAddress: string
  copyText: (text: string) => Promise<boolean>
  onClose: () => void
}

/** Reminds a student or guardian of one month. */
export function FeeReminderDialog({ fee, payAddress, copyText, onClose }: FeeReminderDialogProps) {
  const { t } = useLingui()
  const { student } = fee
  return (
    <ReminderDialog title={t`Remind ${student.name}`} onClose={onClose}>
      <ReminderComposer
        person={student}
        language={student.language}
        createReminder={(i18n, locale) => createFeeReminder(fee, payAddress, i18n, locale)}
        copyText={copyText}
      />
    </ReminderDialog>
  )
}

type ReminderDialogProps = { title: string; onClose: () => void; children: ReactNode }

function ReminderDialog({ title, onClose, children }: ReminderDialogProps) {
  return (
    <Dialog title={title} isOpen onOpenChange={(open) => !open && onClose()}>
      <Stack>{children}</Stack>
    </Dialog>
  )
}

type GuardianReminderDialogProps = {
  /** The student whose guardian is reminded. */
  student: Fee['student']
  /** The overdue fees of all children of the guardian. */
  fees: Remote<readonly Fee[]>
  /** Address at which receipts are uploaded. */
  payAddress: string
  copyText: (text: string) => Promise<boolean>
  onClose: () => void
}

/** Reminds a guardian of all overdue fees of their children in one text. */
export function GuardianReminderDialog({ student, fees, payAddress, copyText, onClose }: GuardianReminderDialogProps) {
  const { t } = useLingui()
  const name = student.guardian?.name?.trim() || student.name
  return (
    <ReminderDialog title={t`Remind ${name}`} onClose={onClose}>
      <RemoteView
        remote={fees}
        loading={
          <LoadingRegion label={t`Loading fees`}>
            <SkeletonDetails facts={3} />
          </LoadingRegion>
        }
      >
        {(ready) =>
          ready.length === 0 ? (
            <EmptyState scene="money" title={t`No overdue fees`} />
          ) : (
            <>
              <p>
                <Plural value={ready.length} one="# overdue fee." other="# overdue fees." />
              </p>
              <ReminderComposer
                person={{ name, phone: student.phone }}
                language={student.language}
                createReminder={(i18n, locale) => createOverdueReminder(ready, payAddress, i18n, locale)}
                copyText={copyText}
              />
            </>
          )
        }
      </RemoteView>
    </ReminderDialog>
  )
}
