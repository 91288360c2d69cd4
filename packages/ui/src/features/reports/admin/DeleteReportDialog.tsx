import type { Report } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { DeleteDialog } from '#components/DeleteDialog/DeleteDialog.tsx'
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
          The report on{' '}
          <strong>
            <Bdi>{student.name}</Bdi>
          </strong>{' '}
          in <Bdi>{course.name}</Bdi> will be gone for the teacher and the student too. This can’t be undone.
        </Trans>
      )}
    </DeleteDialog>
  )
}
