import { useApiMutation } from '#api/useApiMutation.ts'
import { type UploadOptions, useUploadProgress } from '#api/useUploadProgress.ts'
import { submitWithReceipts } from '#uploads/submitWithReceipts.ts'

type WithReceipt = { receipt?: Blob | undefined }

/** A draft whose receipt is with the school already, by the name of its upload, or goes out with the form. */
type Sending<Draft extends WithReceipt> = Omit<Draft, 'receipt'> &
  ({ receiptUpload: string } | { receipt: Draft['receipt'] })

/**
 * Pays for something with a receipt: how much of it has gone out (from 0 to 1), and a way to stop. What was sent has a
 * page of its own, which says more than a toast.
 */
export function usePayWithReceipt<Draft extends WithReceipt>(
  call: 'purchaseCourse' | 'submitEventPayment' | 'payFee',
  send: (body: Sending<Draft>, line: UploadOptions) => Promise<unknown>,
) {
  const act = useApiMutation({ tell: 'form' })
  const { startUpload, stopSending, uploadProgress } = useUploadProgress()
  const sendAll = ({ receipt, ...rest }: Draft) => {
    const line = startUpload()
    return submitWithReceipts([receipt], line, ([upload]) =>
      send({ ...rest, ...(upload ? { receiptUpload: upload } : { receipt }) }, line),
    )
  }
  return {
    sending: { uploadProgress, onStopSending: stopSending },
    pay: (draft: Draft) => act(call, () => sendAll(draft), { onDone: () => undefined }),
  }
}
