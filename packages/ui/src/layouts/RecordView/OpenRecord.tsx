import { type ReactNode, useState } from 'react'
import { Button } from '#components/Button/Button.tsx'
import { Notice } from '#components/Notice/Notice.tsx'

export type RecordWords = {
  /** Said where there is no such record. */
  gone: string
  /** The name of the way back to all of them. */
  all: string
}

type OpenRecordProps<One> = {
  records: readonly One[]
  id: number
  words: RecordWords
  onClose: () => void
  children: (record: One) => ReactNode
}

/** A record as its list has it by now. One that is deleted while it is open stays as it was: nothing typed is lost. */
export function OpenRecord<One extends { id: number }>({
  records,
  id,
  words,
  onClose,
  children,
}: OpenRecordProps<One>) {
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
          {words.all}
        </Button>
      }
    >
      {words.gone}
    </Notice>
  )
}
