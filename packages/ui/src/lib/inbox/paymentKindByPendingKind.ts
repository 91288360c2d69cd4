import type { PaymentKind, WaitingKind } from '@maktab/contract/schema'

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
