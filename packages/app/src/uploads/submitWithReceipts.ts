import { ApiError } from '@maktab/client/ApiError'
import type { UploadOptions } from '../api/useUploadProgress.ts'
import { receiptUploader } from './receiptUploaders.ts'

/**
 * Sends a form once its receipts are with the school, by the names of their uploads; those that it doesn’t take in pieces
 * go out with the form. They are forgotten when they were taken, and sent anew when the school refuses them.
 */
export async function submitWithReceipts<Answer>(
  files: readonly (Blob | undefined)[],
  { signal, onProgress }: UploadOptions,
  send: (uploads: readonly (string | undefined)[]) => Promise<Answer>,
  sending = receiptUploader,
): Promise<Answer> {
  const uploads: (string | undefined)[] = []
  for (const file of files) {
    uploads.push(file && (await sending.finish(file, { signal, onShare: onProgress }).catch(throwStopped)))
  }
  const forget = () => Promise.all(files.flatMap((file) => (file ? [sending.discard(file)] : [])))
  try {
    const answer = await send(uploads)
    await forget()
    return answer
  } catch (error) {
    const isOfReceipt = error instanceof ApiError && Object.keys(error.fields).some((name) => name.includes('receipt'))
    if (isOfReceipt) await forget()
    throw error
  }
}

function throwStopped(cause: unknown): never {
  throw new ApiError({ kind: 'aborted', message: '', cause })
}
