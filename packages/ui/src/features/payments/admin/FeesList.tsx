import type { Fee } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useRef, useState } from 'react'
import { Button } from '#components/Button/Button.tsx'
import { EmptyState } from '#components/EmptyState/EmptyState.tsx'
import { useFocusAfterAction } from '#components/RestoreFocus/RestoreFocus.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { Surface } from '#components/Surface/Surface.tsx'
import type { ListedFeeStatus } from '#lib/money/billsAndFees.ts'
import { getPayableKey, toPayableFee } from '#lib/money/itemPayments.ts'
import { type FeeActions, WaiveFeeDialog } from './FeeDialogs.tsx'
import { FeeItem, type FeeHrefs } from './FeeItem.tsx'
import { FeeReminderDialog } from './FeeReminders.tsx'
import { type RenderEntryDialog, useEntryDialog } from './useEntryDialog.tsx'

export type FeesListProps = {
  state: ListedFeeStatus
  fees: readonly Fee[]
  onMore: (() => void) | undefined
  hrefs: FeeHrefs
  /** Absolute URL at which the student sends the receipt; included in the reminder. */
  getPayAddress: (id: number) => string
  copyText: (text: string) => Promise<boolean>
  onWaiveFee: FeeActions['onWaiveFee']
  /** Dialogs of recorded payments; undefined if the backend can’t record them (decision 16). */
  renderEntryDialog?: RenderEntryDialog | undefined
  /** Renders the reminder of all overdue fees of a student’s guardian. */
  renderGuardianReminder: (student: Fee['student'], onClose: () => void) => ReactNode
}

export function FeesList({
  state,
  fees,
  onMore,
  hrefs,
  getPayAddress,
  copyText,
  onWaiveFee,
  ...dialogs
}: FeesListProps) {
  const { t } = useLingui()
  const sectionRef = useRef<HTMLElement>(null)
  const thenFocus = useFocusAfterAction(() => sectionRef.current)
  const [reminding, setReminding] = useState<Fee>()
  const [remindingAll, setRemindingAll] = useState<Fee['student']>()
  const [waiving, setWaiving] = useState<Fee>()
  const { open, dialog } = useEntryDialog(dialogs.renderEntryDialog, () => sectionRef.current)
  const empty: Record<ListedFeeStatus, string> = {
    overdue: t`No overdue fees`,
    due: t`No fees due soon`,
    pending: t`No fee receipts to review`,
    paid: t`No paid fees yet`,
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
              onRecord={
                open && (() => open({ action: 'payment', student: fee.student, key: getPayableKey(toPayableFee(fee)) }))
              }
              onRemind={() => setReminding(fee)}
              onRemindAll={() => setRemindingAll(fee.student)}
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
      {remindingAll && dialogs.renderGuardianReminder(remindingAll, () => setRemindingAll(undefined))}
      {dialog}
    </Stack>
  )
}
