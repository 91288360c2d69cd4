import { type ReactNode, useState } from 'react'
import { Button } from '#components/Button/Button.tsx'
import { Notice } from '#components/Notice/Notice.tsx'

export type RecordMessages = {
  /** Shown if the record doesn't exist. */
  notFound: string
  /** Label of the button back to the list. */
  backLabel: string
}

type RecordByIdProps<One> = {
  records: readonly One[]
  id: number
  messages: RecordMessages
  onClose: () => void
  children: (record: One) => ReactNode
}

/**
 * Shows the current version of a record. If it is deleted while open, the last version stays, so that input isn't lost.
 */
export function RecordById<One extends { id: number }>({
  records,
  id,
  messages,
  onClose,
  children,
}: RecordByIdProps<One>) {
  const found = records.find((record) => record.id === id)
  const [last, setLast] = useState(found)
  if (found && found !== last) setLast(found)
  const record = found ?? last
  if (record) return children(record)
  return (
    <Notice
      tone="warning"
      action={
        <Button size="sm" autoFocus onPress={onClose}>
          {messages.backLabel}
        </Button>
      }
    >
      {messages.notFound}
    </Notice>
  )
}
