import type { Fee } from '@maktab/contract/schema'
import { type Remote, mapRemote } from '@maktab/ui/remote'
import type { FeePaymentDraft } from '@maktab/ui/screens/student/FeePaymentScreen/feePayment.schema'
import { useQuery } from '@tanstack/react-query'
import { ask } from '../calls/ask.ts'
import { readOptions } from '../calls/readOptions.ts'
import { useSendReceipt } from './sendReceipt.ts'
import { useUnlessUnknown } from './unlessUnknown.ts'

/** What the student who is signed in pays for each month; undefined where the backend knows of no fees (decision 16). */
export function useOwnFees(enabled = true): Remote<Fee[]> | undefined {
  const answer = useUnlessUnknown(useQuery({ ...readOptions('listOwnFees'), enabled }))
  return answer && mapRemote(answer, ({ fees }) => fees)
}

/** Pays for a month. */
export function useFeePayment() {
  return useSendReceipt<FeePaymentDraft>('payFee', (body, line) => ask('payFee', { body }, line))
}
