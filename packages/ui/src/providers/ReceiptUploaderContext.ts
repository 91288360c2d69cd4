import { createContext } from 'react'

/** Upload progress of a receipt that is sent as soon as it is chosen. */
export type UploadState =
  /** From 0 to 1. */
  | { state: 'sending'; progress: number }
  /** The connection is lost; the upload resumes automatically. */
  | { state: 'waiting'; progress: number }
  | { state: 'sent' }

export type ReceiptUploaderContext = {
  /** The receipt chosen before the form was closed or reloaded, by its storage key. */
  restore: (storageKey: string) => Promise<File | undefined>
  /** Uploads the chosen file and stores it on the device until it is removed. */
  setFile: (storageKey: string, file: File | null) => void
  /** Deletes a file that is no longer needed, whatever its storage key. */
  discard: (file: Blob) => Promise<void>
  /** Undefined if the file is sent with the form. */
  getState: (file: File) => UploadState | undefined
  /** Calls the listener on each change; returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void
}

/** Loads the uploader when the first receipt field is rendered. Without it, receipts are sent with the form. */
export const ReceiptUploaderContext = createContext<(() => Promise<ReceiptUploaderContext>) | undefined>(undefined)
