import type { ComponentType } from 'react'

type Open = 'new' | number
type Opener<O> = { onOpen: (open: O) => void }
type Opened<O> = { open: O; onClose: () => void }

type BothProps<List, Form, O> = Omit<List, 'onOpen'> &
  Omit<Form, 'open' | 'onClose'> & { open: O | undefined; onOpen: (open: O | undefined) => void }

/** A list and the form that opens from it, one at a time, as their page shows them. */
export function listWithForm<List extends Opener<O>, Form extends Opened<O>, O extends Open>(
  ListScreen: ComponentType<List>,
  FormView: ComponentType<Form & Opened<O>>,
): ComponentType<BothProps<List, Form, O>> {
  return function ListWithForm({ open, ...props }) {
    if (open === undefined) return <ListScreen {...(props as unknown as List)} />
    return <FormView {...(props as unknown as Form)} open={open} onClose={() => props.onOpen(undefined)} />
  }
}
