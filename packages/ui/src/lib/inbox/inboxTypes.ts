import type { WaitingKind, PaymentKind, WaitingItem, PurchaseDecision, Act } from '@maktab/contract/schema'
import { exhaustiveList } from '../exhaustiveList.ts'
import type { Remote } from '#remote.ts'

/** Kinds of pending items for an administrator: decisions first, then tasks. */
export const pendingKinds = exhaustiveList<WaitingKind>()(
  'application',
  'coursePayment',
  'eventPayment',
  'feePayment',
  'studentWithoutId',
  'studentWithoutTeacher',
  'owedRegister',
)

/** The payment kind of each pending kind; null if it isn’t a payment. Ids are unique only within a payment kind. */
export const paymentKindByPendingKind = {
  application: null,
  coursePayment: 'course',
  eventPayment: 'event',
  feePayment: 'fee',
  studentWithoutId: null,
  studentWithoutTeacher: null,
  owedRegister: null,
} as const satisfies Record<WaitingKind, PaymentKind | null>

/** Pending items, oldest first, and their number by kind; kinds the backend doesn’t count are missing. */
export type PendingItems = {
  items: readonly WaitingItem[]
  counts: Readonly<Partial<Record<WaitingKind, number>>>
  /** Loads the next page; undefined while loading or when there are no more. */
  onLoadMore?: (() => void) | undefined
}

/** Filtered views of the inbox: one kind of pending items, or past decisions. */
export const inboxViews = [...pendingKinds, 'decided'] as const

export type InboxView = (typeof inboxViews)[number]

/** Decision on a pending payment; `reason` is empty unless one was given. */
export type InboxDecision = { item: WaitingItem; status: PurchaseDecision['paymentStatus']; reason: string }

/** Past decisions, newest first. */
export type DecisionHistory = {
  decisions: readonly Act[]
  /** Loads older ones; undefined while loading or when there are no more. */
  onLoadMore?: (() => void) | undefined
}

/** Decisions on a record, newest first; `onMore` loads older ones if there are any. */
export type AuditLog = { list: Remote<Act[]>; onLoadMore: (() => void) | undefined }
