import { type ReactNode, useState } from 'react'
import { ShownCurrency } from '#environment/ShownCurrency.ts'

type ChoosingCurrencyProps = { before?: string; onChoose: (currency: string) => void; children: ReactNode }

/** Remembers which other currency was chosen, as the app does on a device. */
export function ChoosingCurrency({ before, onChoose, children }: ChoosingCurrencyProps) {
  const [chosen, setChosen] = useState(before)
  const choose = (currency: string) => {
    onChoose(currency)
    setChosen(currency)
  }
  return <ShownCurrency value={{ chosen, onChoose: choose }}>{children}</ShownCurrency>
}
