import type { Attendance, Report } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { Card } from '#components/Card/Card.tsx'
import { FormTextArea } from '#forms/FormTextArea.tsx'
import { ScreenForm } from '#forms/ScreenForm.tsx'
import { FormActions } from '#forms/FormActions.tsx'
import { useRecordSnapshot } from '#forms/useRecordSnapshot.ts'
import { FormColumn } from '#layouts/FormPage/FormColumn.ts'
import { type SubmitResult, handled } from '#submitResult.ts'
import type { Remote } from '#remote.ts'
import { AttendanceField } from './AttendanceField.tsx'
import {
  type ReportDraft,
  type ReportValues,
  reportSchema,
  findReportOnSubject,
  toRequest,
  toValues,
} from './report.schema.ts'
import { type ReportPrefill, type ReportFormOptions, getPrefilledChoice } from './getReportChoices.ts'
import { ReportSubjectFields } from './ReportSubjectFields.tsx'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog.tsx'
import { personLabel } from '#lib/people/personLabel.ts'

type ReportFormProps = {
  /** The report to edit; without one the form creates. */
  report: Report | undefined
  /** Whom and what a new report is about, where that is known. */
  about?: ReportPrefill | undefined
  teaching: Remote<ReportFormOptions>
  attendance: Remote<Attendance[]>
  assignHref: string
  onClassChange: (classId: number | undefined) => void
  /** What has been written already: a second report on the same student, class and course replaces the first. */
  written: readonly Report[]
  onSaveReport: (draft: ReportDraft) => Promise<SubmitResult>
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
  const [report, takeNewest] = useRecordSnapshot(given)
  const [chosen] = useState(() =>
    !given && teaching.state === 'ready' ? getPrefilledChoice(teaching.data, about) : undefined,
  )
  const { ask, question } = useConfirmReplaceReport()
  const save = async (values: ReportValues) => {
    const first = report ? undefined : findReportOnSubject(written, values)
    if (first && !(await ask(first))) return handled
    return actions.onSaveReport(toRequest(values, report ?? first))
  }
  return (
    <FormColumn>
      <Card>
        <ScreenForm
          initialValues={{ ...toValues(report), ...chosen }}
          schema={reportSchema}
          onSubmit={save}
          onUseLatest={takeNewest}
          onDone={actions.onDone}
        >
          <ReportSubjectFields
            report={report}
            teaching={teaching}
            assignHref={assignHref}
            onClassChange={onClassChange}
          />
          <AttendanceField attendance={attendance} />
          <FormTextArea<ReportValues> name="testRemarks" label={t`Test remarks`} isRequired />
          <FormTextArea<ReportValues> name="classParticipation" label={t`Class participation`} isRequired />
          <FormTextArea<ReportValues> name="suggestions" label={t`Suggestions`} description={t`Optional`} />
          <FormActions pendingLabel={t`Saving…`}>{report ? <Trans>Update</Trans> : <Trans>Submit</Trans>}</FormActions>
        </ScreenForm>
      </Card>
      {question}
    </FormColumn>
  )
}

type Question = { report: Report; answer: (replaces: boolean) => void }

/** Asks before what is sent takes the place of a report that was written before (decision 60). */
function useConfirmReplaceReport(): { ask: (report: Report) => Promise<boolean>; question: ReactNode } {
  const { t } = useLingui()
  const [open, setOpen] = useState<Question>()
  const settle = (replaces: boolean) => {
    open?.answer(replaces)
    setOpen(undefined)
  }
  return {
    ask: (report) => new Promise((answer) => setOpen({ report, answer })),
    question: (
      <ConfirmDialog
        isOpen={open !== undefined}
        title={t`Replace the report?`}
        confirmLabel={t`Replace`}
        tone="danger"
        onConfirm={() => settle(true)}
        onCancel={() => settle(false)}
      >
        {open && (
          <Trans>
            There is a report on{' '}
            <strong>
              <Bdi>{personLabel(open.report.student)}</Bdi>
            </strong>{' '}
            in{' '}
            <strong>
              <Bdi>{open.report.course.name}</Bdi>
            </strong>{' '}
            already. What you have written now takes its place.
          </Trans>
        )}
      </ConfirmDialog>
    ),
  }
}
