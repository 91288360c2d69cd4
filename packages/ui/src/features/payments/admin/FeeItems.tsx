import type { Fee } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { Button } from '#components/Button/Button.tsx'
import { EmptyState } from '#components/EmptyState/EmptyState.tsx'
import { useFocusAfterAction } from '#components/RestoreFocus/useFocusAfterAction.ts'
import { Stack } from '#components/Stack/Stack.tsx'
import { Surface } from '#components/Surface/Surface.tsx'
import type { OpenFeeStatus } from '#lib/money/bills.ts'
import type { FeeActions } from '#features/payments/admin/FeeActions.ts'
import { FeeItem, type FeeHrefs } from './FeeItem.tsx'
import { WaiveFeeDialog } from '#features/payments/admin/WaiveFeeDialog.tsx'
import { FeeReminderDialog } from './FeeReminderDialog.tsx'

export type FeeItemsProps = {
  state: OpenFeeStatus
  fees: readonly Fee[]
  onMore: (() => void) | undefined
  hrefs: FeeHrefs
  /** Where a student sends the receipt, with the school’s address: it stands in the reminder. */
  getPayAddress: (id: number) => string
  copyText: (text: string) => Promise<boolean>
  onWaiveFee: FeeActions['onWaiveFee']
}

export function FeeItems({ state, fees, onMore, hrefs, getPayAddress, copyText, onWaiveFee }: FeeItemsProps) {
  const { t } = useLingui()
  const place = useRef<HTMLElement>(null)
  const thenFocus = useFocusAfterAction(() => place.current)
  const [reminded, setReminded] = useState<Fee>()
  const [waiving, setWaiving] = useState<Fee>()
  const empty: Record<OpenFeeStatus, string> = {
    overdue: t`No fee is overdue`,
    due: t`No fee is due soon`,
    pending: t`No receipt of a fee waits for a decision`,
  }
  return (
    <Stack as="section" gap="large" ref={place} tabIndex={-1} aria-label={t`Monthly fees`}>
      {fees.length === 0 ? (
        <EmptyState scene="money" title={empty[state]}>
          <Trans>A fee stands here from a week before it is due until it is paid.</Trans>
        </EmptyState>
      ) : (
        <Surface as="ol" isDivided>
          {fees.map((fee) => (
            <FeeItem
              key={fee.id}
              fee={fee}
              hrefs={hrefs}
              onRemind={() => setReminded(fee)}
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
      {reminded && (
        <FeeReminderDialog
          fee={reminded}
          payAddress={getPayAddress(reminded.id)}
          copyText={copyText}
          onClose={() => setReminded(undefined)}
        />
      )}
    </Stack>
  )
}
