import type { Decorator } from '@storybook/react-vite'
import { type ReactNode, useState, type ComponentType } from 'react'
import { DisplayCurrencyContext } from '../providers/DisplayCurrencyContext.ts'

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

type Open = 'new' | number | undefined
// A method: some screens open records only, none that is new.
type OpensRecords = { open: Open; restoreFocusTo: Open; onOpen(open: Open): void }

type KeptOpenProps<Props> = { screen: ComponentType<Props>; args: Props }

/** The address keeps what is open, and the page what was; here the story does. */
export function KeptOpen<Props extends OpensRecords>({ screen: Screen, args }: KeptOpenProps<Props>) {
  const [place, setPlace] = useState({ open: args.open, restoreFocusTo: args.restoreFocusTo })
  const onOpen = (open: Open) => {
    setPlace({ open, restoreFocusTo: place.open })
    args.onOpen(open)
  }
  return <Screen {...args} {...place} onOpen={onOpen} />
}
