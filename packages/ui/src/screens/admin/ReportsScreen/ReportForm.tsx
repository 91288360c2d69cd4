import type { Report } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#components/Button/Button.tsx'
import { Card } from '#components/Card/Card.tsx'
import { FormTextArea } from '#forms/FormTextArea.tsx'
import { FormTextField } from '#forms/FormTextField.tsx'
import { ScreenForm } from '#forms/ScreenForm.tsx'
import { SubmitButton } from '#forms/SubmitButton.tsx'
import { useOpened } from '#forms/useOpened.ts'
import { FormColumn } from '#layouts/FormColumn/FormColumn.ts'
import type { Outcome } from '#outcome.ts'
import { type ReportDraft, type ReportValues, reportSchema, toRequest, toValues } from './report.schema.ts'
import { type ReportLists, ReportChoices } from './ReportChoices.tsx'

export type ReportFormProps = ReportLists & {
  report: Report
  onEditReport: (draft: ReportDraft) => Promise<Outcome>
  onDone: () => void
  onCancel: () => void
}

export function ReportForm({ report: given, onEditReport, onDone, onCancel, ...lists }: ReportFormProps) {
  const { t } = useLingui()
  const [report, takeNewest] = useOpened(given)
  const [initialValues] = useState(() => toValues(report))
  return (
    <FormColumn>
      <Card>
        <ScreenForm
          initialValues={initialValues}
          schema={reportSchema}
          onSubmit={(values) => onEditReport(toRequest(values, report))}
          onTakeNewest={takeNewest}
          onDone={onDone}
        >
          <ReportChoices {...lists} report={report} />
          <FormTextField<ReportValues> name="attendance" label={t`Attendance`} placeholder={t`e.g. 85%`} isRequired />
          <FormTextArea<ReportValues> name="test_remarks" label={t`Test Remarks`} />
          <FormTextArea<ReportValues> name="participation" label={t`Class Participation`} />
          <FormTextArea<ReportValues> name="suggestions" label={t`Suggestions`} />
          <SubmitButton
            pendingLabel={t`Saving…`}
            beside={
              <Button onPress={onCancel}>
                <Trans>Cancel</Trans>
              </Button>
            }
          >
            <Trans>Update</Trans>
          </SubmitButton>
        </ScreenForm>
      </Card>
    </FormColumn>
  )
}
