import type { Decorator } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import { DisplayCurrencyContext } from '#providers/DisplayCurrencyContext.ts'

type ChoosingCurrencyProps = { before?: string; onChoose: (currency: string) => void; children: ReactNode }

/** Remembers which other currency was chosen, as the app does on a device. */
export function ChoosingCurrency({ before, onChoose, children }: ChoosingCurrencyProps) {
  const [chosen, setChosen] = useState(before)
  const choose = (currency: string) => {
    onChoose(currency)
    setChosen(currency)
  }
  return <DisplayCurrencyContext value={{ chosen, onChoose: choose }}>{children}</DisplayCurrencyContext>
}

/** A story for somebody who has chosen another currency before. */
export const inCurrency =
  (before: string): Decorator =>
  (Story) => (
    <ChoosingCurrency before={before} onChoose={() => undefined}>
      <Story />
    </ChoosingCurrency>
  )
