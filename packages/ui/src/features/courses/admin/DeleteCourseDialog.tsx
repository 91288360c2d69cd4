import type { Course } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { DeleteDialog } from '#components/DeleteDialog/DeleteDialog.tsx'
import type { SubmitResult } from '#submitResult.ts'

type DeleteCourseDialogProps = {
  course: Course | undefined
  onDeleteCourse: (id: number) => Promise<SubmitResult>
  onClose: () => void
}

export function DeleteCourseDialog({ course, onDeleteCourse, onClose }: DeleteCourseDialogProps) {
  const { t } = useLingui()
  return (
    <DeleteDialog
      subject={course}
      title={t`Delete this course?`}
      onDelete={({ id }) => onDeleteCourse(id)}
      onClose={onClose}
    >
      {({ name }) => (
        <Trans>
          <strong>{name}</strong> and its outlines will be gone for everyone. This can’t be undone.
        </Trans>
      )}
    </DeleteDialog>
  )
}
