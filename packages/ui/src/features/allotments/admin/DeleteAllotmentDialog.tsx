import type { Allotment } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { DeleteDialog } from '#components/DeleteDialog/DeleteDialog.tsx'
import type { SubmitResult } from '#submitResult.ts'

type DeleteAllotmentDialogProps = {
  allotment: Allotment | undefined
  onDeleteAllotment: (id: number) => Promise<SubmitResult>
  onClose: () => void
}

export function DeleteAllotmentDialog({ allotment, onDeleteAllotment, onClose }: DeleteAllotmentDialogProps) {
  const { t } = useLingui()
  return (
    <DeleteDialog
      subject={allotment}
      title={t`Delete this allotment?`}
      onDelete={({ id }) => onDeleteAllotment(id)}
      onClose={onClose}
    >
      {({ student, teacher, course }) => (
        <Trans>
          <strong>
            <Bdi>{teacher.name}</Bdi>
          </strong>{' '}
          will no longer teach{' '}
          <strong>
            <Bdi>{student.name}</Bdi>
          </strong>{' '}
          in <Bdi>{course.name}</Bdi>, and the times go with it. This can’t be undone.
        </Trans>
      )}
    </DeleteDialog>
  )
}
