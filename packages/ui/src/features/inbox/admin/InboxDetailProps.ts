import type { WaitingItem } from '@maktab/contract/schema'
import type { InboxDetailActions } from './InboxScreenProps.ts'

export type InboxDetailProps = InboxDetailActions & {
  item: WaitingItem
  /** Whether it is asked why it is rejected. */
  isRejecting: boolean
  onEndRejecting: () => void
  /** Somebody else was ahead while it was asked. */
  isGone: boolean
  onApprove: () => void
  onReject: () => void
}
