import { createContext } from 'react'

export type SharedPrintouts = {
  /** File name without extension. */
  name: string
  /** Text summary for targets that can't receive files. */
  text: string
  sheets: readonly HTMLElement[]
}

/**
 * `again`: preparing the files took so long that the browser requires another press; they are ready now. `dismissed`:
 * the user cancelled.
 */
export type ShareResult = 'shared' | 'dismissed' | 'again' | 'failed'

/** Opens the device's share sheet. Undefined hides share buttons. */
export const SharePrintoutsContext = createContext<((printouts: SharedPrintouts) => Promise<ShareResult>) | undefined>(
  undefined,
)
