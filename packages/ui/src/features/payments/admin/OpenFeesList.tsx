import type { Fee } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#components/Button/Button.tsx'
import { Dialog } from '#components/Dialog/Dialog.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { ReminderComposer } from '#features/reminders/admin/ReminderComposer.tsx'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { isolateBidi, stripUnneededIsolates } from '#lib/text/textLanguage.ts'
import { formatMonth, type OpenFeeStatus } from '#lib/money/billsAndFees.ts'
import { formatMoney } from '#lib/money/currencyAmounts.ts'
import { formatIsoDay } from '#lib/time/isoDay.ts'
import { useRef, useState } from 'react'
import { EmptyState } from '#components/EmptyState/EmptyState.tsx'
import { useFocusAfterAction } from '#components/RestoreFocus/RestoreFocus.tsx'
import { Surface } from '#components/Surface/Surface.tsx'
import { type FeeActions, WaiveFeeDialog } from './FeeDialogs.tsx'
import { FeeItem, type FeeHrefs } from './FeeItem.tsx'

type FeeReminderDialogProps = {
  fee: Fee
  payAddress: string
  copyText: (text: string) => Promise<boolean>
  onClose: () => void
}

function FeeReminderDialog({ fee, payAddress, copyText, onClose }: FeeReminderDialogProps) {
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
          createReminder={(words, locale) => createFeeReminder(fee, payAddress, words, locale)}
          copyText={copyText}
        />
      </Stack>
    </Dialog>
  )
}

/** Fee reminder without a greeting, in the language of `i18n`, which may differ from the page’s. */
function createFeeReminder(fee: Fee, payAddress: string, i18n: I18n, locale: string) {
  const course = isolateBidi(fee.course.name.trim())
  const month = isolateBidi(formatMonth(fee.month, locale))
  const amount = isolateBidi(formatMoney(fee.amount, fee.currency))
  const day = isolateBidi(formatIsoDay(fee.dueOn, locale))
  const reference = isolateBidi(fee.reference)
  const first = i18n._(
    fee.status === 'overdue'
      ? msg`The ${month} fee for ${course}, ${amount}, was due on ${day}. We haven’t received a receipt yet.`
      : msg`The ${month} fee for ${course}, ${amount}, is due on ${day}.`,
  )
  const how = i18n._(msg`Please add ${reference} to your transfer note and upload the receipt here:`)
  return {
    subject: i18n._(msg`Monthly fee reminder`),
    text: stripUnneededIsolates([first, how, payAddress].join('\n')),
  }
}

export type OpenFeesListProps = {
  state: OpenFeeStatus
  fees: readonly Fee[]
  onMore: (() => void) | undefined
  hrefs: FeeHrefs
  /** Absolute URL at which the student sends the receipt; included in the reminder. */
  getPayAddress: (id: number) => string
  copyText: (text: string) => Promise<boolean>
  onWaiveFee: FeeActions['onWaiveFee']
}

export function OpenFeesList({ state, fees, onMore, hrefs, getPayAddress, copyText, onWaiveFee }: OpenFeesListProps) {
  const { t } = useLingui()
  const sectionRef = useRef<HTMLElement>(null)
  const thenFocus = useFocusAfterAction(() => sectionRef.current)
  const [reminding, setReminding] = useState<Fee>()
  const [waiving, setWaiving] = useState<Fee>()
  const empty: Record<OpenFeeStatus, string> = {
    overdue: t`No overdue fees`,
    due: t`No fees due soon`,
    pending: t`No fee receipts to review`,
  }
  return (
    <Stack as="section" gap="large" ref={sectionRef} tabIndex={-1} aria-label={t`Monthly fees`}>
      {fees.length === 0 ? (
        <EmptyState scene="money" title={empty[state]}>
          <Trans>Fees appear here a week before they’re due.</Trans>
        </EmptyState>
      ) : (
        <Surface as="ol" isDivided>
          {fees.map((fee) => (
            <FeeItem
              key={fee.id}
              fee={fee}
              hrefs={hrefs}
              onRemind={() => setReminding(fee)}
              onWaive={() => setWaiving(fee)}
            />
          ))}
        </Surface>
      )}
      {onMore && (
        <Stack align="center">
          <Button onPress={onMore}>
            <Trans>Show more</Trans>
          </Button>
        </Stack>
      )}
      <WaiveFeeDialog
        key={waiving?.id}
        fee={waiving}
        onWaiveFee={(fee, reason) => thenFocus(onWaiveFee(fee, reason))}
        onClose={() => setWaiving(undefined)}
      />
      {reminding && (
        <FeeReminderDialog
          fee={reminding}
          payAddress={getPayAddress(reminding.id)}
          copyText={copyText}
          onClose={() => setReminding(undefined)}
        />
      )}
    </Stack>
  )
}
