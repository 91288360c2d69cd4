import type { Fee } from '@maktab/contract/schema'
import { type Remote, mapRemote } from '@maktab/ui/remote'
import type { FeePaymentDraft } from '@maktab/ui/screens/student/FeePaymentScreen/feePayment.schema'
import { useQuery } from '@tanstack/react-query'
import { ask } from '../calls/ask.ts'
import { useAct } from '../calls/useAct.ts'
import { readOptions } from '../calls/readOptions.ts'
import { useRead } from '../calls/useRead.ts'
import { useUploadLine } from '../calls/useUploadLine.ts'
import { sendWithReceipts } from '../uploads/sendWithReceipts.ts'
import { useUnlessUnknown } from './unlessUnknown.ts'

/** What the student who is signed in pays for each month. */
export function useOwnFees() {
  return useRead('listOwnFees', { select: ({ fees }) => fees })
}

/** The same, where the backend knows of fees; undefined where it doesn’t (decision 16). */
export function useFeesToPay(enabled: boolean): Remote<Fee[]> | undefined {
  const answer = useUnlessUnknown(useQuery({ ...readOptions('listOwnFees'), enabled }))
  return answer && mapRemote(answer, ({ fees }) => fees)
}

/** Pays for a month: how much of the receipt has gone out (from 0 to 1), and a way to stop. */
export function useFeePayment() {
  const act = useAct({ tell: 'form' })
  const { openLine, ...sending } = useUploadLine()
  const send = ({ receipt, ...rest }: FeePaymentDraft) => {
    const line = openLine()
    return sendWithReceipts([receipt], line, ([upload]) =>
      ask('payFee', { body: { ...rest, ...(upload ? { receiptUpload: upload } : { receipt }) } }, line),
    )
  }
  return { ...sending, pay: (body: FeePaymentDraft) => act('payFee', () => send(body)) }
}
