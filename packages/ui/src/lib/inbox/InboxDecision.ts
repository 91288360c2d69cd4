import type { PurchaseDecision, WaitingItem } from '@maktab/contract/schema'

/** What was decided of a payment that waited; a reason only where somebody gave one. */
export type InboxDecision = { item: WaitingItem; status: PurchaseDecision['paymentStatus']; reason: string }
