import { ApiError } from '@maktab/client/ApiError'
import type { UploadOptions } from '../api/useUploadProgress.ts'
import { receiptUploader } from './receiptUploaders.ts'

/**
 * Sends a form after its receipts have been uploaded, with their upload IDs. Receipts without an upload are sent with
 * the form. They are discarded after success, and when the server rejects a receipt, so that it is uploaded again.
 */
export async function submitWithReceipts<Answer>(
  files: readonly (Blob | undefined)[],
  { signal, onProgress }: UploadOptions,
  send: (uploads: readonly (string | undefined)[]) => Promise<Answer>,
  uploader = receiptUploader,
): Promise<Answer> {
  const uploads: (string | undefined)[] = []
  for (const file of files) {
    uploads.push(file && (await uploader.finish(file, { signal, onShare: onProgress }).catch(throwStopped)))
  }
  const discardReceipts = () => Promise.all(files.flatMap((file) => (file ? [uploader.discard(file)] : [])))
  try {
    const response = await send(uploads)
    await discardReceipts()
    return response
  } catch (error) {
    const isReceiptError =
      error instanceof ApiError && Object.keys(error.fields).some((name) => name.includes('receipt'))
    if (isReceiptError) await discardReceipts()
    throw error
  }
}

function throwStopped(cause: unknown): never {
  throw new ApiError({ kind: 'aborted', message: '', cause })
}
