import type { WaitingItem } from '@maktab/contract/schema'
import type { DetailActions } from './InboxScreenProps.ts'

export type InboxDetailProps = DetailActions & {
  item: WaitingItem
  /** Whether it is asked why it is rejected. */
  isRejecting: boolean
  onRejecting: (isRejecting: boolean) => void
  onApprove: () => void
  onReject: () => void
}
