import { createContext } from 'react'

export type SharedPrintouts = {
  /** What they are called, without an ending. */
  name: string
  /** What matters of them, in words: for who can take no file. */
  text: string
  sheets: readonly HTMLElement[]
}

/**
 * `again`: the browser wants one more press, because what is shared took its time to be made; it is ready now.
 * `dismissed`: whoever pressed thought better of it.
 */
export type ShareResult = 'shared' | 'dismissed' | 'again' | 'failed'

/** Hands papers to what the device shares with. Without a way to, nothing offers it. */
export const SharePrintoutsContext = createContext<((papers: SharedPrintouts) => Promise<ShareResult>) | undefined>(
  undefined,
)
