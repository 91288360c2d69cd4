import type { components } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { DeleteDialog } from '../../../components/DeleteDialog/DeleteDialog.tsx'
import type { Outcome } from '../../../refusal.ts'

type DeleteAllotmentDialogProps = {
  allotment: components['schemas']['Allotment'] | undefined
  onDeleteAllotment: (id: number) => Outcome
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
            <bdi>{teacher.name}</bdi>
          </strong>{' '}
          will no longer teach{' '}
          <strong>
            <bdi>{student.name}</bdi>
          </strong>{' '}
          in <bdi>{course.name}</bdi>, and the times go with it. This can’t be undone.
        </Trans>
      )}
    </DeleteDialog>
  )
}
