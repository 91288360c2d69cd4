import type { ClassAssignment } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { DeleteDialog } from '#components/DeleteDialog/DeleteDialog.tsx'
import type { SubmitResult } from '#submitResult.ts'
import type { AssignedStudent } from './getAssignedStudents.ts'

type RemoveStudentDialogProps = {
  subject: AssignedStudent | undefined
  onRemoveStudent: (assignment: ClassAssignment) => Promise<SubmitResult>
  onClose: () => void
}

export function RemoveStudentDialog({ subject, onRemoveStudent, onClose }: RemoveStudentDialogProps) {
  const { t } = useLingui()
  return (
    <DeleteDialog
      subject={subject}
      title={t`Remove this student from the class?`}
      confirmLabel={t`Remove`}
      onDelete={({ assignment }) => onRemoveStudent(assignment)}
      onClose={onClose}
    >
      {({ student, assignment }) => (
        <Trans>
          <strong>{student.label}</strong> will no longer be in <strong>{assignment.class.title}</strong>. You can
          assign them again at any time.
        </Trans>
      )}
    </DeleteDialog>
  )
}
