import type { Fee } from '@maktab/contract/schema'
import type { SubmitResult } from '#submitResult.ts'

/** What an administrator does about monthly fees (decision 167). */
export type FeeActions = {
  onWaiveFee: (fee: Fee, reason: string | undefined) => Promise<SubmitResult>
  /** Of what was bought. */
  onEndFees: (purchaseId: number, reason: string | undefined) => Promise<SubmitResult>
}
