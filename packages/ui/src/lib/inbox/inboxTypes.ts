import type {
  WaitingKind,
  WaitingOldest,
  WaitingOrder,
  PaymentKind,
  WaitingItem,
  PurchaseDecision,
  Act,
} from '@maktab/contract/schema'
import { exhaustiveList } from '../exhaustiveList.ts'
import type { Remote } from '#remote.ts'

/** Kinds of pending items for an administrator: money first, then visitors and people, then attendance. */
export const pendingKinds = exhaustiveList<WaitingKind>()(
  'coursePayment',
  'eventPayment',
  'feePayment',
  'overdueFee',
  'trial',
  'application',
  'courseRequest',
  'studentWithoutTeacher',
  'studentWithoutId',
  'owedRegister',
)

/** Orders of the list, the default first. */
export const inboxOrders = exhaustiveList<WaitingOrder>()('important', 'oldest')

/** Instead of a key, opens the first item of the list, also on a phone. */
export const FIRST_ITEM = 'first'

/** The payment kind of each pending kind; null if it isn’t a payment. Ids are unique only within a payment kind. */
export const paymentKindByPendingKind = {
  application: null,
  coursePayment: 'course',
  eventPayment: 'event',
  feePayment: 'fee',
  overdueFee: null,
  studentWithoutId: null,
  studentWithoutTeacher: null,
  courseRequest: null,
  owedRegister: null,
  trial: null,
} as const satisfies Record<WaitingKind, PaymentKind | null>

/** The number of pending items by kind, and since when the oldest is pending. */
export type PendingSummary = {
  /** Kinds the backend doesn’t count are missing. */
  counts: Readonly<Partial<Record<WaitingKind, number>>>
  /** Kinds without items, or of unknown age, are missing or null. */
  oldest?: Readonly<WaitingOldest> | undefined
}

/** Pending items and their summary. */
export type PendingItems = PendingSummary & {
  items: readonly WaitingItem[]
  /** Lessons without attendance, of all teachers; undefined if the backend doesn’t count them. */
  missedLessons?: number | undefined
  /** Loads the next page; undefined while loading or when there are no more. */
  onLoadMore?: (() => void) | undefined
}

/** The number of pending items of all kinds: the number in the menu, on the dashboard and in the inbox. */
export function countPending({ counts }: PendingSummary): number {
  return pendingKinds.reduce((sum, kind) => sum + (counts[kind] ?? 0), 0)
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
