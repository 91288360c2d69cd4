import type { EventMember } from '@maktab/contract/schema'
import { useRef, useState } from 'react'

/** Settles when it is known again who is in the event. */
type Toggle = (studentId: number, wants: 'join' | 'leave') => Promise<void>

/**
 * Takes students into an event or out of it. One call does both and may undo what it did when it is made twice
 * (decision 59): a student is locked from the press until the list has been read again. Leaving asks first, and the
 * question closes even when it failed, because only the list can tell what is to be asked next.
 */
export function useMembershipToggle(onToggle: Toggle) {
  // A second press may come before the button is drawn as locked.
  const sending = useRef(new Set<number>())
  const [pending, setPending] = useState<readonly number[]>([])
  const [asked, setAsked] = useState<EventMember>()
  const [isAsking, setIsAsking] = useState(false)

  const toggle = async ({ student: { id }, is_member: isMember }: EventMember) => {
    if (sending.current.has(id)) return
    sending.current.add(id)
    setPending([...sending.current])
    try {
      await onToggle(id, isMember ? 'leave' : 'join')
    } finally {
      sending.current.delete(id)
      setPending([...sending.current])
      setIsAsking(false)
    }
  }
  const press = (member: EventMember) => {
    setAsked(member)
    if (member.is_member) setIsAsking(true)
    else void toggle(member)
  }
  const isPending = ({ student }: EventMember) => pending.includes(student.id)
  return { press, isPending, asked, isAsking, confirm: toggle, cancel: () => setIsAsking(false) }
}
