import type { AddedPerson, Invitation } from '@maktab/contract/schema'
import { useRef, useState } from 'react'

type Invited = { invitation: Invitation; name: string }

/**
 * What happens after a person was added: their invitation is shown, if they have one, and then their page opens. `edited`
 * is the person of a form that edits.
 */
export function useAddedPerson({ edited, onOpen }: { edited: number | undefined; onOpen: (id: number) => void }) {
  const added = useRef<AddedPerson & { name: string }>(undefined)
  const [invited, setInvited] = useState<Invited>()
  const open = () => {
    const id = added.current?.id ?? edited
    if (id !== undefined) onOpen(id)
  }
  return {
    invited,
    keep: (person: AddedPerson, name: string) => {
      added.current = { ...person, name }
    },
    onDone: () => {
      const { invitation, name } = added.current ?? {}
      if (invitation && name !== undefined) setInvited({ invitation, name })
      else open()
    },
    onCloseInvitation: open,
  }
}
