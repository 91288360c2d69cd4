import { createContext } from 'react'

/** How far a receipt is that goes out as soon as it is chosen. */
export type UploadState =
  /** From 0 to 1. */
  | { state: 'sending'; progress: number }
  /** The line is broken; it goes on by itself. */
  | { state: 'waiting'; progress: number }
  | { state: 'sent' }

export type ReceiptUploaderContext = {
  /** The receipt that was chosen before the form was closed or loaded anew, by what it is kept as. */
  restore: (keptAs: string) => Promise<File | undefined>
  /** Sends what was chosen, and keeps it on the device until it is taken out. */
  setFile: (keptAs: string, file: File | null) => void
  /** Lets go of one that is no longer wanted, whatever it is kept as. */
  discard: (file: Blob) => Promise<void>
  /** Nothing where it goes out with the form. */
  getState: (file: File) => UploadState | undefined
  /** Is told of each change; gives a way to listen no more. */
  subscribe: (listener: () => void) => () => void
}

/** Brings what sends receipts before their form is sent, when the first field for one is there; without it the form brings them along. */
export const ReceiptUploaderContext = createContext<(() => Promise<ReceiptUploaderContext>) | undefined>(undefined)
