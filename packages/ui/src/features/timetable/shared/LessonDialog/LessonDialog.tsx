import type { Lesson } from '@maktab/contract/schema'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Dialog } from '#components/Dialog/Dialog.tsx'
import { getLessonLanguageHint } from '#lib/lessons/upcomingLessons.ts'
import { useConfirmLeave } from '#forms/UnsavedChangesProvider.tsx'
import type { LessonDialogProps, LessonDialogPage, LessonSlot } from './LessonDialogProps.ts'
import { LessonDialogPages } from './LessonDialogPages.tsx'

/** Dialog of a lesson: details, links to its register and meeting, and actions. */
export function LessonDialog({ lesson, moveTo, onClose, ...props }: LessonDialogProps) {
  const { t } = useLingui()
  const confirmLeave = useConfirmLeave()
  // Keeps the content while the dialog closes.
  const [shown, setShown] = useState<Lesson>()
  const [page, setPage] = useState<LessonDialogPage>('lesson')
  const [opened, setOpened] = useState<Lesson>()
  const [slot, setSlot] = useState<LessonSlot>()
  if (lesson !== opened) {
    setOpened(lesson)
    if (lesson) {
      setShown(lesson)
      setSlot(moveTo)
      setPage(moveTo ? 'move' : 'lesson')
    }
  }
  const titles: Record<LessonDialogPage, ReactNode> = {
    lesson: <Bdi languageHint={shown && getLessonLanguageHint(shown)}>{shown?.title}</Bdi>,
    cancel: t`Cancel lesson`,
    move: t`Move lesson`,
    tell: t`Message students`,
    excuse: t`Can’t come`,
  }
  return (
    <Dialog
      title={titles[page]}
      isOpen={lesson !== undefined}
      onOpenChange={(isOpen) => !isOpen && confirmLeave(onClose)}
    >
      {shown && (
        <LessonDialogPages
          {...props}
          lesson={shown}
          moveTo={slot}
          page={page}
          onOpen={(next) => confirmLeave(() => setPage(next))}
          onDone={onClose}
        />
      )}
    </Dialog>
  )
}
