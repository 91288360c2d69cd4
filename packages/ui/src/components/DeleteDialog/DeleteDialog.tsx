import { createElement } from 'react'
import { late } from '#late/late.ts'
import { useLate } from '#late/useLate.ts'
import { Coming } from '../Coming/Coming.tsx'
import type { DeleteDialogProps } from './DeleteQuestion.tsx'

const question = late(async () => (await import('./DeleteQuestion.tsx')).DeleteQuestion)

/** Asks before a record is deleted (decision 46), stays open with the reason when it is refused. */
export function DeleteDialog<T>(props: DeleteDialogProps<T>) {
  const isOpen = props.subject !== undefined
  const Question = useLate(question, isOpen)
  return Question ? createElement<DeleteDialogProps<T>>(Question, props) : isOpen && <Coming />
}
