import type { Report } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { DeleteDialog } from '#components/DeleteDialog/DeleteDialog.tsx'
import { personLabel } from '#lib/people/personLabel.ts'
import type { SubmitResult } from '#submitResult.ts'

type DeleteReportDialogProps = {
  report: Report | undefined
  onDeleteReport: (id: number) => Promise<SubmitResult>
  onClose: () => void
}

export function DeleteReportDialog({ report, onDeleteReport, onClose }: DeleteReportDialogProps) {
  const { t } = useLingui()
  return (
    <DeleteDialog
      subject={report}
      title={t`Delete this report?`}
      onDelete={({ id }) => onDeleteReport(id)}
      onClose={onClose}
    >
      {({ student, course }) => (
        <Trans>
          The report on <strong>{personLabel(student)}</strong> in <strong>{course.name}</strong> will be gone for you
          and for the student. This can’t be undone.
        </Trans>
      )}
    </DeleteDialog>
  )
}
