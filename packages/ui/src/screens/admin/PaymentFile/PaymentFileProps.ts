import type { PaymentCorrection, PaymentFacts } from '@maktab/contract/schema'
import type { ReactNode } from 'react'
import type { Outcome } from '#outcome.ts'
import type { Remote } from '#remote.ts'

export type CorrectedStatus = PaymentCorrection['paymentStatus']
/** What it was decided to be. */
export type SeenStatus = PaymentCorrection['seen']

export type PaymentFileProps = {
  /** Undefined where the backend doesn’t tell it; then `instead` is all there is. */
  facts: Remote<PaymentFacts> | undefined
  /** What is known without it, with the picture. */
  instead: ReactNode
  picture?: ReactNode
  /** What is called that was taken off, where something was. */
  discountName?: string | null | undefined
  /** What is decided below; not offered while the facts are still coming. */
  decision?: ReactNode
  studentHref: (id: number) => string
  copyText: (text: string) => Promise<boolean>
  /** With the number that stood there before; undefined where the backend doesn’t know the call, as the next. */
  onSaveTransactionId: ((transactionId: string, seen: string | null) => Promise<Outcome>) | undefined
  onCorrect: ((status: CorrectedStatus, seen: SeenStatus, reason: string) => Promise<Outcome>) | undefined
}
