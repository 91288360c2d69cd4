import { Trans, useLingui } from '@lingui/react/macro'
import { useLocale } from 'react-aria-components/I18nProvider'
import { DeleteDialog } from '#components/DeleteDialog/DeleteDialog.tsx'
import { formatWireDay } from '#lib/time/wireDay.ts'
import type { SubmitResult } from '#submitResult.ts'
import type { NamedRecord } from './addStudentNames.ts'

type DeleteAttendanceDialogProps = {
  subject: NamedRecord | undefined
  onDeleteAttendance: (id: number) => Promise<SubmitResult>
  onClose: () => void
}

export function DeleteAttendanceDialog({ subject, onDeleteAttendance, onClose }: DeleteAttendanceDialogProps) {
  const { t } = useLingui()
  const { locale } = useLocale()
  return (
    <DeleteDialog
      subject={subject}
      title={t`Delete this mark?`}
      onDelete={({ record }) => onDeleteAttendance(record.id)}
      onClose={onClose}
    >
      {({ record, student }) => (
        <Trans>
          The mark of <strong>{student.label}</strong> on {formatWireDay(record.date, locale)} will be gone. This can’t
          be undone.
        </Trans>
      )}
    </DeleteDialog>
  )
}
