import { type ReactNode, useState } from 'react'
import { Button } from '#components/Button/Button.tsx'
import { Notice } from '#components/Notice/Notice.tsx'

export type RecordMessages = {
  /** Said where there is no such record. */
  notFound: string
  /** The name of the way back to all of them. */
  backLabel: string
}

type RecordByIdProps<One> = {
  records: readonly One[]
  id: number
  words: RecordMessages
  onClose: () => void
  children: (record: One) => ReactNode
}

/** A record as its list has it by now. One that is deleted while it is open stays as it was: nothing typed is lost. */
export function RecordById<One extends { id: number }>({
  records,
  id,
  words,
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
          {words.backLabel}
        </Button>
      }
    >
      {words.notFound}
    </Notice>
  )
}
