import { createContext } from 'react'

type DisplayCurrencyContext = {
  /** The one in which amounts were asked for beside the school’s on this device, or that none was. */
  chosen: string | undefined
  onChoose: (currency: string) => void
}

/** In which currency amounts are shown beside the school’s; without a place to remember it nothing offers to choose. */
export const DisplayCurrencyContext = createContext<DisplayCurrencyContext | undefined>(undefined)
