import type { Report } from '@maktab/contract/schema'
import { RecordFormPage } from '#layouts/FormPage/RecordFormPage.tsx'
import { useLingui } from '@lingui/react/macro'
import type { Remote } from '#remote.ts'
import { type ReportFormProps, ReportForm } from './ReportForm.tsx'

type ReportViewProps = Omit<ReportFormProps, 'report' | 'onDone' | 'onCancel'> & {
  reports: Remote<Report[]>
  id: number
  onClose: () => void
}

/** The form of one report (2§2, 2§5). */
export function ReportView({ reports, id, onClose, ...form }: ReportViewProps) {
  const { t } = useLingui()
  return (
    <RecordFormPage
      title={t`Edit performance report`}
      records={reports}
      open={id}
      nameOf={({ student, course }) => t`${student.name}, ${course.name}`}
      words={{ loading: t`Loading reports`, notFound: t`This report is no longer there.`, backLabel: t`All reports` }}
      onClose={onClose}
    >
      {(report, cancel) => <ReportForm report={report} {...form} onDone={onClose} onCancel={cancel} />}
    </RecordFormPage>
  )
}
