import { uploadFetch } from '@maktab/client/uploadFetch'
import { useRef, useState } from 'react'

/** Request options for an upload, to report its progress and to cancel it. */
export type UploadOptions = {
  signal: AbortSignal
  fetch: ReturnType<typeof uploadFetch>
  /** For files that are uploaded before the form is sent. */
  onProgress: (share: number) => void
}

/** Upload state of a form: progress from 0 to 1, a way to cancel, and the request options for each attempt. */
export function useUploadProgress() {
  const [uploadProgress, setUploadProgress] = useState<number>()
  const controller = useRef<AbortController>(undefined)
  return {
    uploadProgress,
    stopSending: () => controller.current?.abort(),
    startUpload: (): UploadOptions => {
      const { signal } = (controller.current = new AbortController())
      setUploadProgress(undefined)
      return { signal, fetch: uploadFetch({ onProgress: setUploadProgress }), onProgress: setUploadProgress }
    },
  }
}
