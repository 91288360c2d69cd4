import { createContext } from 'react'

/** How far a receipt is that goes out as soon as it is chosen. */
export type UploadState =
  /** From 0 to 1. */
  | { state: 'sending'; share: number }
  /** The line is broken; it goes on by itself. */
  | { state: 'waiting'; share: number }
  | { state: 'sent' }

export type ReceiptUploads = {
  /** The receipt that was chosen before the form was closed or loaded anew, by what it is kept as. */
  restore: (keptAs: string) => Promise<File | undefined>
  /** Sends what was chosen, and keeps it on the device until it is taken out. */
  choose: (keptAs: string, file: File | null) => void
  /** Lets go of one that is no longer wanted, whatever it is kept as. */
  forget: (file: Blob) => Promise<void>
  /** Nothing where it goes out with the form. */
  stateOf: (file: File) => UploadState | undefined
  /** Is told of each change; gives a way to listen no more. */
  listen: (listener: () => void) => () => void
}

/** Brings what sends receipts before their form is sent, when the first field for one is there; without it the form brings them along. */
export const ReceiptUploads = createContext<(() => Promise<ReceiptUploads>) | undefined>(undefined)
