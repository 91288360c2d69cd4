import type { TeacherClass } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { DeleteDialog } from '#components/DeleteDialog/DeleteDialog.tsx'
import type { SubmitResult } from '#submitResult.ts'

type DeleteClassDialogProps = {
  schoolClass: TeacherClass | undefined
  onDeleteClass: (id: number) => Promise<SubmitResult>
  onClose: () => void
}

export function DeleteClassDialog({ schoolClass, onDeleteClass, onClose }: DeleteClassDialogProps) {
  const { t } = useLingui()
  return (
    <DeleteDialog
      subject={schoolClass}
      title={t`Delete this class?`}
      onDelete={({ id }) => onDeleteClass(id)}
      onClose={onClose}
    >
      {({ title }) => (
        <Trans>
          <strong>{title}</strong> will be gone for you and for its students, with the attendance that was marked. This
          can’t be undone.
        </Trans>
      )}
    </DeleteDialog>
  )
}
