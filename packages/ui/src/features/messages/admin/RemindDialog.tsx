import type { Fee } from '@maktab/contract/schema'
import type { I18n } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { Button } from '#components/Button/Button.tsx'
import { Dialog } from '#components/Dialog/Dialog.tsx'
import { EmptyState } from '#components/EmptyState/EmptyState.tsx'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { LoadingRegion, SkeletonDetails } from '#components/Skeleton/Skeleton.tsx'
import { createOverdueReminder } from '#features/payments/admin/createFeeReminder.ts'
import { createGreeting } from '#features/reminders/admin/ReminderComposer.tsx'
import { getLanguageTag, languages } from '#i18n/languages.ts'
import { useLoadedI18n } from '#i18n/loadMessages.ts'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { type Remote, failed, loading, ready } from '#remote.ts'
import type { Recipient } from './groupRecipients.ts'
import { type MessageChannel, RecipientList } from './RecipientList.tsx'

export type RemindDialogProps = {
  /** The guardians of the selected students. */
  recipients: readonly Recipient[]
  /** Loads the overdue fees of these students; undefined if they are unavailable. Must be a stable function. */
  loadOverdueFees: (studentIds: readonly number[]) => Promise<readonly Fee[] | undefined>
  /** Address at which receipts are uploaded. */
  payAddress: string
  /** Records an opened message; undefined if the backend can’t (decision 16). */
  onNote: ((ids: readonly number[], channel: MessageChannel, text: string) => void) | undefined
  onClose: () => void
}

/** Reminders of overdue fees: one for each guardian, in the language that their family uses. */
export function RemindDialog({ recipients, loadOverdueFees, payAddress, onNote, onClose }: RemindDialogProps) {
  const { t, i18n } = useLingui()
  const { emailGreeting } = useSchoolSettings()
  const fees = useOverdueFees(recipients, loadOverdueFees)
  const loadedI18ns = new Map<string, I18n | undefined>([
    ['en', useLoadedI18n('admin', 'en')],
    ['ur', useLoadedI18n('admin', 'ur')],
    ['ar', useLoadedI18n('admin', 'ar')],
  ])
  const createMessage = ({ name }: Recipient, own: readonly Fee[]) => {
    const chosen = own.find(({ student }) => student.language !== null)?.student.language
    const language = chosen ?? languages.find(({ id }) => id === i18n.locale)?.id ?? 'en'
    const messageI18n = loadedI18ns.get(language)
    if (!messageI18n) return undefined
    const { subject, text } = createOverdueReminder(own, payAddress, messageI18n, getLanguageTag(language))
    return { subject, text: `${createGreeting(name, emailGreeting, messageI18n)}\n${text}` }
  }
  return (
    <Dialog
      size="lg"
      title={t`Remind of overdue fees`}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      actions={
        <Button onPress={onClose}>
          <Trans>Done</Trans>
        </Button>
      }
    >
      <RemoteView
        remote={fees}
        loading={
          <LoadingRegion label={t`Loading fees`}>
            <SkeletonDetails facts={3} />
          </LoadingRegion>
        }
      >
        {(all) => {
          const ofRecipient = ({ ids }: Recipient) => all.filter(({ student }) => ids.includes(student.id))
          const owing = recipients.filter((recipient) => ofRecipient(recipient).length > 0)
          if (owing.length === 0) return <EmptyState scene="money" title={t`No overdue fees`} />
          return (
            <RecipientList
              recipients={owing}
              getMessage={(recipient) => createMessage(recipient, ofRecipient(recipient))}
              onOpened={({ ids }, channel, sent) => onNote?.(ids, channel, sent)}
            />
          )
        }}
      </RemoteView>
    </Dialog>
  )
}

function useOverdueFees(
  recipients: readonly Recipient[],
  load: RemindDialogProps['loadOverdueFees'],
): Remote<readonly Fee[]> {
  const { t } = useLingui()
  const [fees, setFees] = useState<readonly Fee[] | 'loading' | 'failed'>('loading')
  const ids = recipients.flatMap((recipient) => recipient.ids).join()
  useEffect(() => {
    if (fees !== 'loading') return undefined
    let isActive = true
    void load(ids.split(',').map(Number)).then((found) => isActive && setFees(found ?? 'failed'))
    return () => {
      isActive = false
    }
  }, [fees, ids, load])
  if (fees === 'loading') return loading
  return fees === 'failed' ? failed(t`Couldn’t load the fees.`, () => setFees('loading')) : ready(fees)
}
