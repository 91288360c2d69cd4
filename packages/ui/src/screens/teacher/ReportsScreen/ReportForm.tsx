import type { Attendance, Report } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Card } from '#components/Card/Card.tsx'
import { FormTextArea } from '#forms/FormTextArea.tsx'
import { ScreenForm } from '#forms/ScreenForm.tsx'
import { SubmitButton } from '#forms/SubmitButton.tsx'
import { useOpened } from '#forms/useOpened.ts'
import { FormColumn } from '#layouts/FormColumn/FormColumn.ts'
import { type Outcome, told } from '#outcome.ts'
import type { Remote } from '#remote.ts'
import { AttendanceEntry } from './AttendanceEntry.tsx'
import { type ReportDraft, type ReportValues, reportSchema, sameSubject, toRequest, toValues } from './report.schema.ts'
import { type ReportAbout, type Teaching, chosenAbout } from './reportChoices.ts'
import { ReportSubject } from './ReportSubject.tsx'
import { useReplaceQuestion } from './useReplaceQuestion.tsx'

type ReportFormProps = {
  /** The report to edit; without one the form creates. */
  report: Report | undefined
  /** Whom and what a new report is about, where that is known. */
  about?: ReportAbout | undefined
  teaching: Remote<Teaching>
  attendance: Remote<Attendance[]>
  assignHref: string
  onClassChange: (classId: number | undefined) => void
  /** What has been written already: a second report on the same student, class and course replaces the first. */
  written: readonly Report[]
  onSaveReport: (draft: ReportDraft) => Promise<Outcome>
  onDone: () => void
}

/** 2§2 “Teacher performance”: whom and what it is about, then what is to be said. */
export function ReportForm({
  report: given,
  about,
  teaching,
  attendance,
  assignHref,
  onClassChange,
  written,
  ...actions
}: ReportFormProps) {
  const { t } = useLingui()
  const [report, takeNewest] = useOpened(given)
  const [chosen] = useState(() =>
    !given && teaching.state === 'ready' ? chosenAbout(teaching.data, about) : undefined,
  )
  const { ask, question } = useReplaceQuestion()
  const save = async (values: ReportValues) => {
    const first = report ? undefined : sameSubject(written, values)
    if (first && !(await ask(first))) return told
    return actions.onSaveReport(toRequest(values, report ?? first))
  }
  return (
    <FormColumn>
      <Card>
        <ScreenForm
          initialValues={{ ...toValues(report), ...chosen }}
          schema={reportSchema}
          onSubmit={save}
          onTakeNewest={takeNewest}
          onDone={actions.onDone}
        >
          <ReportSubject report={report} teaching={teaching} assignHref={assignHref} onClassChange={onClassChange} />
          <AttendanceEntry attendance={attendance} />
          <FormTextArea<ReportValues> name="testRemarks" label={t`Test remarks`} isRequired />
          <FormTextArea<ReportValues> name="classParticipation" label={t`Class participation`} isRequired />
          <FormTextArea<ReportValues> name="suggestions" label={t`Suggestions`} description={t`Optional`} />
          <SubmitButton pendingLabel={t`Saving…`}>
            {report ? <Trans>Update</Trans> : <Trans>Submit</Trans>}
          </SubmitButton>
        </ScreenForm>
      </Card>
      {question}
    </FormColumn>
  )
}
