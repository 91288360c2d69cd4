import type { EventMember } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { Button } from '#components/Button/Button.tsx'
import { LeaveDialog } from './LeaveDialog.tsx'

type MembershipButtonProps = {
  member: EventMember
  /** Settles when it is known again who is in the event. */
  onToggle: (wants: 'join' | 'leave') => Promise<void>
}

/**
 * Takes a student into an event or out of it. One call does both and may undo what it did when it is made twice
 * (decision 59): the button is locked from the press until the list has been read again. Leaving asks first, and the
 * question closes even when it failed, because only the list can tell what is to be asked next.
 */
export function MembershipButton({ member, onToggle }: MembershipButtonProps) {
  const { t } = useLingui()
  const { student, is_member: isMember } = member
  const isSending = useRef(false)
  const [isPending, setIsPending] = useState(false)
  const [isAsking, setIsAsking] = useState(false)

  const toggle = async () => {
    // A second press may come before the button is drawn as locked.
    if (isSending.current) return
    isSending.current = true
    setIsPending(true)
    try {
      await onToggle(isMember ? 'leave' : 'join')
    } finally {
      isSending.current = false
      setIsPending(false)
      setIsAsking(false)
    }
  }
  return (
    <>
      <Button
        size="sm"
        isPending={isPending}
        aria-label={isMember ? t`Leave: ${student.name}` : t`Join: ${student.name}`}
        onPress={() => (isMember ? setIsAsking(true) : void toggle())}
      >
        {isMember ? <Trans context="another">Leave</Trans> : <Trans context="another">Join</Trans>}
      </Button>
      <LeaveDialog
        isOpen={isAsking}
        name={student.name}
        isPending={isPending}
        onConfirm={() => void toggle()}
        onCancel={() => setIsAsking(false)}
      />
    </>
  )
}
