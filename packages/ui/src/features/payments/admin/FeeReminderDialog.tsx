import type { Fee } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#components/Button/Button.tsx'
import { Dialog } from '#components/Dialog/Dialog.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { ReminderComposer } from '#features/reminders/admin/ReminderComposer.tsx'
import { createFeeReminder } from './createFeeReminder.ts'

type FeeReminderDialogProps = {
  fee: Fee
  payAddress: string
  copyText: (text: string) => Promise<boolean>
  onClose: () => void
}

export function FeeReminderDialog({ fee, payAddress, copyText, onClose }: FeeReminderDialogProps) {
  const { t } = useLingui()
  const { student } = fee
  return (
    <Dialog
      title={t`Remind ${student.name}`}
      isOpen
      onOpenChange={(open) => !open && onClose()}
      actions={
        <Button onPress={onClose}>
          <Trans>Close</Trans>
        </Button>
      }
    >
      <Stack>
        <ReminderComposer
          person={student}
          language={student.language}
          write={(words, locale) => createFeeReminder(fee, payAddress, words, locale)}
          copyText={copyText}
        />
      </Stack>
    </Dialog>
  )
}
