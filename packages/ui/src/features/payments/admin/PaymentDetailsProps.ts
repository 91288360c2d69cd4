import type { PaymentCorrection, PaymentFacts } from '@maktab/contract/schema'
import type { PaymentDetailsSlots } from '#lib/money/RenderPaymentDetails.ts'
import type { SubmitResult } from '#submitResult.ts'
import type { Remote } from '#remote.ts'

export type CorrectedStatus = PaymentCorrection['paymentStatus']
/** What it was decided to be. */
export type PreviousStatus = PaymentCorrection['seen']

export type PaymentDetailsProps = PaymentDetailsSlots & {
  /** Undefined where the backend doesn’t tell it; then `instead` is all there is. */
  facts: Remote<PaymentFacts> | undefined
  studentHref: (id: number) => string
  copyText: (text: string) => Promise<boolean>
  /** With the number that stood there before; undefined where the backend doesn’t know the call, as the next. */
  onSaveTransactionId: ((transactionId: string, seen: string | null) => Promise<SubmitResult>) | undefined
  onCorrect: ((status: CorrectedStatus, seen: PreviousStatus, reason: string) => Promise<SubmitResult>) | undefined
}
