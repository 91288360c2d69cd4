import type { Fee } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#components/Button/Button.tsx'
import { Dialog } from '#components/Dialog/Dialog.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { ReminderComposer } from '#features/reminders/admin/ReminderComposer.tsx'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { isolateBidi, stripUnneededIsolates } from '#lib/text/isolateBidi.ts'
import { formatMonth } from '#lib/money/bills.ts'
import { formatMoney } from '#lib/money/money.ts'
import { formatWireDay } from '#lib/time/wireDay.ts'

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

/** What a student is reminded of a fee by, in the language of `i18n`, which needn’t be that of the page. */
function createFeeReminder(fee: Fee, payAddress: string, i18n: I18n, locale: string) {
  const name = isolateBidi(fee.student.name.trim())
  const course = isolateBidi(fee.course.name.trim())
  const month = isolateBidi(formatMonth(fee.month, locale))
  const amount = isolateBidi(formatMoney(fee.amount, fee.currency))
  const day = isolateBidi(formatWireDay(fee.dueOn, locale))
  const reference = isolateBidi(fee.reference)
  const first = i18n._(
    fee.status === 'overdue'
      ? msg`Salam ${name}, the fee for ${course} of ${month}, ${amount}, was due on ${day} and has not reached us yet.`
      : msg`Salam ${name}, the fee for ${course} of ${month}, ${amount}, is due on ${day}.`,
  )
  const how = i18n._(msg`Please write ${reference} into the transfer and send the receipt here:`)
  return {
    subject: i18n._(msg`A monthly fee`),
    text: stripUnneededIsolates([first, how, payAddress].join('\n')),
  }
}
