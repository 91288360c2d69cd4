import type { Teacher } from '@maktab/contract/schema'
import { Trans } from '@lingui/react/macro'
import { MessageCircle } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Button } from '#components/Button/Button.tsx'
import { LoadingIndicator } from '#components/LoadingIndicator/LoadingIndicator.tsx'
import { lazyWithRetry } from '#lib/lazyWithRetry.ts'
import { toTeacherRecipients } from '#features/messages/admin/groupRecipients.ts'
import type { MessageDialogProps } from '#features/messages/admin/MessageDialog.tsx'

// Loaded on first use: it contains the data of phone numbers.
const MessageDialog = lazyWithRetry(
  async () => (await import('#features/messages/admin/MessageDialog.tsx')).MessageDialog,
)

type TeacherSelectionActionsProps = { teachers: readonly Teacher[]; onNoteMessage: MessageDialogProps['onNote'] }

/** Actions on the selected teachers. */
export function TeacherSelectionActions({ teachers, onNoteMessage }: TeacherSelectionActionsProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [draft, setDraft] = useState('')
  return (
    <>
      <Button size="sm" icon={<MessageCircle aria-hidden />} onPress={() => setIsOpen(true)}>
        <Trans>Message</Trans>
      </Button>
      {isOpen && (
        <Suspense fallback={<LoadingIndicator />}>
          <MessageDialog
            recipients={toTeacherRecipients(teachers)}
            draft={draft}
            onDraftChange={setDraft}
            onNote={onNoteMessage}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
