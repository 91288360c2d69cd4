import type { Discount } from '@maktab/contract/schema'
import { type Tone, Badge } from '#components/Badge/Badge.tsx'
import type { DiscountState } from '#model/discountState.ts'
import { useDiscountWords } from './useDiscountWords.ts'

const tones: Record<DiscountState, Tone> = {
  holds: 'success',
  later: 'info',
  usedUp: 'neutral',
  over: 'neutral',
  otherCurrency: 'warning',
  ended: 'neutral',
}

/** Whether a discount is to be had today, or why it isn’t. */
export function DiscountBadge({ discount }: { discount: Discount }) {
  const { states, stateOf } = useDiscountWords()
  const state = stateOf(discount)
  return <Badge tone={tones[state]}>{states[state]}</Badge>
}
