import type { ComponentProps } from 'react'
import { EventView } from '#screens/admin/EventsScreen/EventView.tsx'
import { EventsScreen } from '#screens/admin/EventsScreen/EventsScreen.tsx'

type Open = 'new' | number | undefined
type AdminEventsProps = Omit<ComponentProps<typeof EventsScreen>, 'onOpen'> &
  Omit<ComponentProps<typeof EventView>, 'open' | 'onClose'> & { open: Open; onOpen: (open: Open) => void }

/** The list of events and the form that opens from it, as their page shows them. */
export function AdminEvents({ open, ...props }: AdminEventsProps) {
  if (open === undefined) return <EventsScreen {...props} />
  return <EventView {...props} open={open} onClose={() => props.onOpen(undefined)} />
}
