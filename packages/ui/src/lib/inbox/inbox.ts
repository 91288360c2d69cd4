import type { WaitingKind, PaymentKind, WaitingItem, PurchaseDecision, Act } from '@maktab/contract/schema'
import { allOf } from '../allOf.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Remote } from '#remote.ts'

/** What may wait for an administrator, what is decided before what is seen to. */
export const pendingKinds = allOf<WaitingKind>()(
  'application',
  'coursePayment',
  'eventPayment',
  'feePayment',
  'studentWithoutId',
  'studentWithoutTeacher',
  'owedRegister',
)

/** What one thing of each kind is called, where it stands among others. */
export const pendingKindLabels: Readonly<Record<WaitingKind, MessageDescriptor>> = {
  application: msg`Application`,
  coursePayment: msg`Course payment`,
  eventPayment: msg`Event payment`,
  feePayment: msg`Monthly fee`,
  studentWithoutId: msg`No ID yet`,
  studentWithoutTeacher: msg`No teacher yet`,
  owedRegister: msg`Marks missing`,
}

/** What is paid for by what waits; nothing by what is no payment. Ids are told apart by it alone. */
export const paymentKindByPendingKind = {
  application: null,
  coursePayment: 'course',
  eventPayment: 'event',
  feePayment: 'fee',
  studentWithoutId: null,
  studentWithoutTeacher: null,
  owedRegister: null,
} as const satisfies Record<WaitingKind, PaymentKind | null>

/** What waits, what waits longest first, and how much of each kind; a kind that nobody can tell of isn’t there. */
export type PendingItems = {
  items: readonly WaitingItem[]
  counts: Readonly<Partial<Record<WaitingKind, number>>>
  /** Asks for the next ones; none where these are all, or they are on their way. */
  onMore?: (() => void) | undefined
}

/** What the inbox shows instead of all that waits: one kind of it, or what was decided. */
export const inboxViews = [...pendingKinds, 'decided'] as const

export type InboxView = (typeof inboxViews)[number]

/** What was decided of a payment that waited; a reason only where somebody gave one. */
export type InboxDecision = { item: WaitingItem; status: PurchaseDecision['paymentStatus']; reason: string }

/** What was decided of what waited, the newest first. */
export type DecisionHistory = {
  acts: readonly Act[]
  /** Asks for those before; none where these are all, or they are on their way. */
  onMore?: (() => void) | undefined
}

/** What was decided of a record, the newest first; `onMore` asks for what was decided before, where there is more. */
export type AuditLog = { list: Remote<Act[]>; onMore: (() => void) | undefined }
