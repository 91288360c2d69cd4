import type { Decorator } from '@storybook/react-vite'
import { type ReactNode, useState, type ComponentType } from 'react'
import { DisplayCurrencyContext } from '../providers/DisplayCurrencyContext.ts'

type ChoosingCurrencyProps = { before?: string; onChoose: (currency: string) => void; children: ReactNode }

/** Keeps the chosen display currency in state, as the app does on the device. */
export function DisplayCurrencyState({ before, onChoose, children }: ChoosingCurrencyProps) {
  const [chosen, setChosen] = useState(before)
  const choose = (currency: string) => {
    onChoose(currency)
    setChosen(currency)
  }
  return <DisplayCurrencyContext value={{ chosen, onChoose: choose }}>{children}</DisplayCurrencyContext>
}

/** Decorator for a story with a chosen display currency. */
export const withDisplayCurrency =
  (before: string): Decorator =>
  (Story) => (
    <DisplayCurrencyState before={before} onChoose={() => undefined}>
      <Story />
    </DisplayCurrencyState>
  )

type Open = 'new' | number | undefined
// A method for parameter bivariance: some screens only open existing records.
type OpensRecords = { open: Open; restoreFocusTo: Open; onOpen(open: Open): void }

type KeptOpenProps<Props> = { screen: ComponentType<Props>; args: Props }

/** Keeps the open record in state, which in the app is in the URL, and the record to restore focus to. */
export function OpenRecordState<Props extends OpensRecords>({ screen: Screen, args }: KeptOpenProps<Props>) {
  const [place, setPlace] = useState({ open: args.open, restoreFocusTo: args.restoreFocusTo })
  const onOpen = (open: Open) => {
    setPlace({ open, restoreFocusTo: place.open })
    args.onOpen(open)
  }
  return <Screen {...args} {...place} onOpen={onOpen} />
}

// Methods for parameter bivariance: each field has its own value type.
type ControlledProps = { value: unknown; onChange(value: unknown): void }

/** Render function of a field's story: keeps the value in state, as a form does, and reports each change. */
export const renderControlled = <Props extends ControlledProps>(Field: ComponentType<Props>) =>
  function Controlled(args: Props) {
    const [value, setValue] = useState<unknown>(args.value)
    const onChange = (next: unknown) => {
      setValue(next)
      args.onChange(next)
    }
    return <Field {...args} value={value} onChange={onChange} />
  }
