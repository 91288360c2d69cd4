import type { Discount } from '@maktab/contract/schema'
import { type BadgeTone, Badge } from '#components/Badge/Badge.tsx'
import type { DiscountState } from '#lib/money/discounts.ts'
import { useDiscountLabels } from './useDiscountLabels.ts'

const tones: Record<DiscountState, BadgeTone> = {
  holds: 'success',
  later: 'info',
  usedUp: 'neutral',
  over: 'neutral',
  otherCurrency: 'warning',
  ended: 'neutral',
}

/** Whether a discount is to be had today, or why it isn’t. */
export function DiscountBadge({ discount }: { discount: Discount }) {
  const { states, stateOf } = useDiscountLabels()
  const state = stateOf(discount)
  return <Badge tone={tones[state]}>{states[state]}</Badge>
}
