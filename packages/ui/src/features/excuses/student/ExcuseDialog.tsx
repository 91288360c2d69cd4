import type { Lesson } from '@maktab/contract/schema'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Dialog } from '#components/Dialog/Dialog.tsx'
import { LessonHours } from '#components/NextLesson/NextLessonParts.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { Text } from '#components/Text/Text.tsx'
import { FormCancelContext } from '#forms/FormActions.tsx'
import { useFormDialog } from '#forms/useFormDialog.ts'
import type { ExcuseActions } from './excuse.schema.ts'
import { ExcuseForm } from './ExcuseForm.tsx'
import { LessonExcuse } from './LessonExcuse.tsx'

type ExcuseDialogProps = {
  lesson: Lesson
  onExcuse: ExcuseActions['onExcuse']
  onClose: () => void
}

/** The form to excuse a lesson, for pages on which the lesson has no dialog of its own. */
export function ExcuseDialog({ lesson, onExcuse, onClose }: ExcuseDialogProps) {
  const { t } = useLingui()
  const { dialog, cancel, lockDuring } = useFormDialog(onClose)
  return (
    <Dialog title={t`Can’t come`} {...dialog}>
      <FormCancelContext value={cancel}>
        <Stack>
          <Text as="div" tone="muted">
            <Bdi>{lesson.title}</Bdi>
            <LessonHours lesson={lesson} day="long" />
          </Text>
          <ExcuseForm lesson={lesson} onExcuse={(form) => lockDuring(onExcuse(form))} onDone={onClose} />
        </Stack>
      </FormCancelContext>
    </Dialog>
  )
}

type ExcuseControlProps = { lesson: Lesson; actions: ExcuseActions }

/** Whether the student comes to a lesson, with the form in a dialog. */
export function ExcuseControl({ lesson, actions }: ExcuseControlProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <LessonExcuse lesson={lesson} actions={actions} onOpen={() => setIsOpen(true)} />
      {isOpen && <ExcuseDialog lesson={lesson} onExcuse={actions.onExcuse} onClose={() => setIsOpen(false)} />}
    </>
  )
}
