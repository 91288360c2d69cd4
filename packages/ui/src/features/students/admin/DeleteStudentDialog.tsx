import type { Student } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { DeleteDialog } from '#components/DeleteDialog/DeleteDialog.tsx'
import type { SubmitResult } from '#submitResult.ts'

type DeleteStudentDialogProps = {
  student: Student | undefined
  onDelete: (student: Student) => Promise<SubmitResult>
  onClose: () => void
  onDone: () => void
}

export function DeleteStudentDialog({ student, ...dialog }: DeleteStudentDialogProps) {
  const { t } = useLingui()
  return (
    <DeleteDialog {...dialog} subject={student} title={t`Delete this student?`}>
      {({ name }) => (
        <Trans>
          <strong>
            <Bdi>{name}</Bdi>
          </strong>{' '}
          can no longer sign in, and is taken off the classes and teachers they have. This can’t be undone.
        </Trans>
      )}
    </DeleteDialog>
  )
}
