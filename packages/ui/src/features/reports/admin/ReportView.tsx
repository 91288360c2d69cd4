import type { Report } from '@maktab/contract/schema'
import { RecordFormPage } from '#layouts/FormPage/RecordFormPage.tsx'
import { useLingui, Trans } from '@lingui/react/macro'
import type { Remote } from '#remote.ts'
import { useState } from 'react'
import { Button } from '#components/Button/Button.tsx'
import { Card } from '#components/Card/Card.tsx'
import { FormTextArea } from '#forms/FormTextArea.tsx'
import { FormTextField } from '#forms/FormTextField.tsx'
import { ScreenForm } from '#forms/ScreenForm.tsx'
import { FormActions } from '#forms/FormActions.tsx'
import { useRecordSnapshot } from '#forms/useRecordSnapshot.ts'
import { FormColumn } from '#layouts/FormPage/FormColumn.ts'
import type { SubmitResult } from '#submitResult.ts'
import { type ReportDraft, type ReportValues, reportSchema, toRequest, toValues } from './report.schema.ts'
import { type ReportLists, ReportSubjectFields } from './ReportSubjectFields.tsx'

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

type ReportFormProps = ReportLists & {
  report: Report
  onEditReport: (draft: ReportDraft) => Promise<SubmitResult>
  onDone: () => void
  onCancel: () => void
}

function ReportForm({ report: given, onEditReport, onDone, onCancel, ...lists }: ReportFormProps) {
  const { t } = useLingui()
  const [report, takeNewest] = useRecordSnapshot(given)
  const [initialValues] = useState(() => toValues(report))
  return (
    <FormColumn>
      <Card>
        <ScreenForm
          initialValues={initialValues}
          schema={reportSchema}
          onSubmit={(values) => onEditReport(toRequest(values, report))}
          onUseLatest={takeNewest}
          onDone={onDone}
        >
          <ReportSubjectFields {...lists} report={report} />
          <FormTextField<ReportValues> name="attendance" label={t`Attendance`} placeholder={t`e.g. 85%`} isRequired />
          <FormTextArea<ReportValues> name="test_remarks" label={t`Test Remarks`} />
          <FormTextArea<ReportValues> name="participation" label={t`Class Participation`} />
          <FormTextArea<ReportValues> name="suggestions" label={t`Suggestions`} />
          <FormActions
            pendingLabel={t`Saving…`}
            otherActions={
              <Button onPress={onCancel}>
                <Trans>Cancel</Trans>
              </Button>
            }
          >
            <Trans>Update</Trans>
          </FormActions>
        </ScreenForm>
      </Card>
    </FormColumn>
  )
}
