import { createContext } from 'react'

type DisplayCurrencyContext = {
  /** The currency chosen on this device, if any. */
  chosen: string | undefined
  onChoose: (currency: string) => void
}

/** The second currency that amounts are shown in. Undefined hides the choice, because it couldn't be stored. */
export const DisplayCurrencyContext = createContext<DisplayCurrencyContext | undefined>(undefined)
