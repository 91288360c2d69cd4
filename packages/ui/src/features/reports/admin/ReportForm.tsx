import type { Report } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
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

export type ReportFormProps = ReportLists & {
  report: Report
  onEditReport: (draft: ReportDraft) => Promise<SubmitResult>
  onDone: () => void
  onCancel: () => void
}

export function ReportForm({ report: given, onEditReport, onDone, onCancel, ...lists }: ReportFormProps) {
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
