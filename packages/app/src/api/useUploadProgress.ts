import { uploadFetch } from '@maktab/client/uploadFetch'
import { useRef, useState } from 'react'

/** What a call with files takes along, so that it tells how far it is and can be stopped. */
export type UploadOptions = {
  signal: AbortSignal
  fetch: ReturnType<typeof uploadFetch>
  /** For what goes out before the form does. */
  onProgress: (share: number) => void
}

/** The upload of a form: how much of it has gone out (from 0 to 1), a way to stop, and the line for each new try. */
export function useUploadProgress() {
  const [uploadProgress, setUploadProgress] = useState<number>()
  const stopper = useRef<AbortController>(undefined)
  return {
    uploadProgress,
    stopSending: () => stopper.current?.abort(),
    startUpload: (): UploadOptions => {
      const { signal } = (stopper.current = new AbortController())
      setUploadProgress(undefined)
      return { signal, fetch: uploadFetch({ onProgress: setUploadProgress }), onProgress: setUploadProgress }
    },
  }
}
