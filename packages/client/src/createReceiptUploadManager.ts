import { type Upload, type UploadOptions, createUpload } from './createUpload.ts'

export type StoredReceipt = {
  file: Blob
  fileName: string
  /** The ID of the upload, if it has started. */
  upload: string | undefined
  /** Milliseconds since 1970. */
  at: number
}

export type ReceiptStore = {
  read: (key: string) => Promise<StoredReceipt | undefined>
  write: (key: string, receipt: StoredReceipt) => Promise<void>
  remove: (key: string) => Promise<void>
}

type ManagerOptions = UploadOptions & {
  kept: ReceiptStore
  /** The account or tab that selected receipts belong to. */
  owner: () => string
}

type ActiveUpload = {
  key: string
  file: File
  upload: Upload
  /** The ID of the upload, once it has started. */
  name: string | undefined
}

type ReceiptUploadManager = {
  /** The receipt chosen before the form was closed or reloaded, by its field. */
  restore: (field: string) => Promise<File | undefined>
  /** Uploads the chosen file and stores it on the device until it is removed. */
  setFile: (field: string, file: File | null) => void
  /** Deletes a file of any field that is no longer needed. */
  discard: (file: Blob) => Promise<void>
  /** Undefined if the file is sent with the form. */
  getState: (file: File) => ReturnType<Upload['state']>
  /** Calls the listener on each change; returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void
  /** Waits for the upload of a receipt and returns its ID; undefined if the form has to send the file. */
  finish: (file: Blob, line: { signal: AbortSignal; onShare: (share: number) => void }) => Promise<string | undefined>
  /** Stops all uploads when the user has left. */
  stop: () => void
}

/** How long a submit waits for an upload to start. */
const BEGIN_MILLISECONDS = 4000

/** Uploads receipts as soon as they are selected, stores them on the device and restores them. */
export function createReceiptUploadManager({ kept, owner, ...uploadOptions }: ManagerOptions): ReceiptUploadManager {
  const uploads = new Map<Blob, ActiveUpload>()
  const listeners = new Set<() => void>()
  const notify = () => listeners.forEach((listener) => listener())
  const getKey = (field: string) => `${owner()} ${field}`

  const stopUpload = (key: string) => {
    for (const [file, activeUpload] of uploads) {
      if (activeUpload.key !== key) continue
      activeUpload.upload.stop()
      uploads.delete(file)
    }
  }
  const start = (key: string, file: File, name: string | undefined) => {
    stopUpload(key)
    const upload = createUpload({
      ...uploadOptions,
      file,
      name,
      onChange: notify,
      onBegun: (uploadId) => {
        const current = uploads.get(file)
        if (current?.upload === upload) storeUpload({ ...current, name: uploadId })
      },
    })
    const chosen = { key, file, upload, name }
    if (name === undefined) storeUpload(chosen)
    else uploads.set(file, chosen)
    notify()
  }
  const storeUpload = (activeUpload: ActiveUpload) => {
    const { key, file, name } = activeUpload
    uploads.set(file, activeUpload)
    void kept.write(key, { file, fileName: file.name, upload: name, at: Date.now() })
  }
  /** Moves a stored receipt with its field, which may now belong to another course or position. */
  const move = (activeUpload: ActiveUpload, key: string) => {
    stopUpload(key)
    storeUpload({ ...activeUpload, key })
    if (![...uploads.values()].some((other) => other.key === activeUpload.key)) void kept.remove(activeUpload.key)
  }
  return {
    restore: async (field) => {
      const key = getKey(field)
      const stored = await kept.read(key)
      // The form was closed or another file selected in the meantime.
      const running = [...uploads.values()].find((one) => one.key === key)
      if (running || !stored) return running?.file
      const file = new File([stored.file], stored.fileName, { type: stored.file.type })
      start(key, file, stored.upload)
      return file
    },
    setFile: (field, file) => {
      const key = getKey(field)
      if (file) {
        const current = uploads.get(file)
        if (!current) start(key, file, undefined)
        else if (current.key !== key) move(current, key)
        return
      }
      stopUpload(key)
      void kept.remove(key)
      notify()
    },
    getState: (file) => uploads.get(file)?.upload.state(),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    finish: async (file, { signal, onShare }) => {
      const upload = uploads.get(file)?.upload
      if (!upload) return undefined
      const reportProgress = () => {
        const state = upload.state()
        if (state && state.state !== 'sent') onShare(state.progress)
      }
      listeners.add(reportProgress)
      reportProgress()
      try {
        const stopped = new Promise<undefined>((_, reject) => {
          const stop = () => reject(new DOMException('It was stopped.', 'AbortError'))
          if (signal.aborted) stop()
          signal.addEventListener('abort', stop, { once: true })
        })
        const timeout = new Promise<undefined>(
          (resolve) => void setTimeout(() => resolve(undefined), BEGIN_MILLISECONDS),
        )
        if (!upload.hasStarted()) await Promise.race([upload.started, timeout, stopped])
        return upload.hasStarted() ? await Promise.race([upload.finished, stopped]) : undefined
      } finally {
        listeners.delete(reportProgress)
      }
    },
    discard: async (file) => {
      const current = uploads.get(file)
      current?.upload.stop()
      uploads.delete(file)
      if (current) await kept.remove(current.key)
      notify()
    },
    stop: () => {
      for (const { upload } of uploads.values()) upload.stop()
      uploads.clear()
      notify()
    },
  }
}
