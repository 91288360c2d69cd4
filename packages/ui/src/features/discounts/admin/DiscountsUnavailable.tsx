import { Trans } from '@lingui/react/macro'
import { EmptyState } from '#components/EmptyState/EmptyState.tsx'

/** Stands where the backend knows of no discounts (decision 16). */
export function DiscountsUnavailable() {
  return (
    <EmptyState scene="money" title={<Trans>No discounts can be given here</Trans>}>
      <Trans>Everybody pays the prices that stand with the courses and events.</Trans>
    </EmptyState>
  )
}
