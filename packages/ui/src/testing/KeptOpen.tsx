import { type ComponentType, useState } from 'react'

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
