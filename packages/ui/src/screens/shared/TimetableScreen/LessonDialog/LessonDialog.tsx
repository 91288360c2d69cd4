import type { Lesson } from '@maktab/contract/schema'
import { useState } from 'react'
import { Dialog } from '#components/Dialog/Dialog.tsx'
import { useConfirmLeave } from '#forms/UnsavedChanges.tsx'
import type { LessonActions } from './LessonActions.ts'
import type { Role } from './LessonFacts.tsx'
import { LessonPages } from './LessonPages.tsx'
import type { Page } from './Page.ts'

export type LessonDialogProps = {
  /** None while it is closed. */
  lesson: Lesson | undefined
  /** The school’s. */
  timeZone: string
  /** The one for which the lessons’ `viewerOffset` was told. */
  viewerZone: string
  role: Role
  /** For who teaches it, or runs the school. */
  actions?: LessonActions
  onClose: () => void
}

/** A lesson of the week: all that is known of it, the way in, and what can be done with it. */
export function LessonDialog({ lesson, onClose, ...props }: LessonDialogProps) {
  const confirmLeave = useConfirmLeave()
  // A dialog that closes keeps its words.
  const [shown, setShown] = useState<Lesson>()
  const [page, setPage] = useState<Page>('lesson')
  if (lesson && lesson !== shown) {
    setShown(lesson)
    setPage('lesson')
  }
  return (
    <Dialog
      title={shown?.title ?? ''}
      isOpen={lesson !== undefined}
      onOpenChange={(isOpen) => !isOpen && confirmLeave(onClose)}
    >
      {shown && (
        <LessonPages
          {...props}
          lesson={shown}
          page={page}
          onOpen={(next) => confirmLeave(() => setPage(next))}
          onDone={onClose}
        />
      )}
    </Dialog>
  )
}
