import type { Fee } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { Button } from '#components/Button/Button.tsx'
import { EmptyState } from '#components/EmptyState/EmptyState.tsx'
import { useFocusAfter } from '#components/FocusReturn/useFocusAfter.ts'
import type { FeeState } from '#model/FeesToCollect.ts'
import type { FeeActions } from '../StudentScreen/FeeActions.ts'
import { FeeOne, type FeeHrefs } from './FeeOne.tsx'
import { More, Rows } from './FeesScreen.styles.ts'
import { WaiveFeeDialog } from '../StudentScreen/WaiveFeeDialog.tsx'
import { ReminderWindow } from './ReminderWindow.tsx'

export type FeeRowsProps = {
  state: FeeState
  fees: readonly Fee[]
  onMore: (() => void) | undefined
  hrefs: FeeHrefs
  /** Where a student sends the receipt, with the school’s address: it stands in the reminder. */
  getPayAddress: (id: number) => string
  copyText: (text: string) => Promise<boolean>
  onWaiveFee: FeeActions['onWaiveFee']
}

export function FeeRows({ state, fees, onMore, hrefs, getPayAddress, copyText, onWaiveFee }: FeeRowsProps) {
  const { t } = useLingui()
  const place = useRef<HTMLElement>(null)
  const thenFocus = useFocusAfter(() => place.current)
  const [reminded, setReminded] = useState<Fee>()
  const [waiving, setWaiving] = useState<Fee>()
  const empty: Record<FeeState, string> = {
    overdue: t`No fee is overdue`,
    due: t`No fee is due soon`,
    pending: t`No receipt of a fee waits for a decision`,
  }
  return (
    <section ref={place} tabIndex={-1} aria-label={t`Monthly fees`}>
      {fees.length === 0 ? (
        <EmptyState kind="money" title={empty[state]}>
          <Trans>A fee stands here from a week before it is due until it is paid.</Trans>
        </EmptyState>
      ) : (
        <Rows>
          {fees.map((fee) => (
            <FeeOne
              key={fee.id}
              fee={fee}
              hrefs={hrefs}
              onRemind={() => setReminded(fee)}
              onWaive={() => setWaiving(fee)}
            />
          ))}
        </Rows>
      )}
      {onMore && (
        <More>
          <Button onPress={onMore}>
            <Trans>Show more</Trans>
          </Button>
        </More>
      )}
      <WaiveFeeDialog
        key={waiving?.id}
        fee={waiving}
        onWaiveFee={(fee, reason) => thenFocus(onWaiveFee(fee, reason))}
        onClose={() => setWaiving(undefined)}
      />
      {reminded && (
        <ReminderWindow
          fee={reminded}
          payAddress={getPayAddress(reminded.id)}
          copyText={copyText}
          onClose={() => setReminded(undefined)}
        />
      )}
    </section>
  )
}
