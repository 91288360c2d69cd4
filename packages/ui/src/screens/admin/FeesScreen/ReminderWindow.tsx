import type { Fee } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#components/Button/Button.tsx'
import { Dialog } from '#components/Dialog/Dialog.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { ReminderComposer } from '../ReminderComposer/ReminderComposer.tsx'
import { feeReminder } from './feeReminder.ts'

type ReminderWindowProps = {
  fee: Fee
  payAddress: string
  copyText: (text: string) => Promise<boolean>
  onClose: () => void
}

export function ReminderWindow({ fee, payAddress, copyText, onClose }: ReminderWindowProps) {
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
          write={(words, locale) => feeReminder(fee, payAddress, words, locale)}
          copyText={copyText}
        />
      </Stack>
    </Dialog>
  )
}
