import { uploadFetch } from '@maktab/client/uploadFetch'
import { useRef, useState } from 'react'

/** What a call with files takes along, so that it tells how far it is and can be stopped. */
export type UploadLine = {
  signal: AbortSignal
  fetch: ReturnType<typeof uploadFetch>
  /** For what goes out before the form does. */
  onShare: (share: number) => void
}

/** The upload of a form: how much of it has gone out (from 0 to 1), a way to stop, and the line for each new try. */
export function useUploadLine() {
  const [sentShare, setSentShare] = useState<number>()
  const stopper = useRef<AbortController>(undefined)
  return {
    sentShare,
    stopSending: () => stopper.current?.abort(),
    openLine: (): UploadLine => {
      const { signal } = (stopper.current = new AbortController())
      setSentShare(undefined)
      return { signal, fetch: uploadFetch({ onProgress: setSentShare }), onShare: setSentShare }
    },
  }
}
