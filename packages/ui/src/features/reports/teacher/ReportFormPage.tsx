import type { Attendance, Report } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { Card } from '#components/Surface/Surface.tsx'
import { FormTextArea } from '#forms/FormTextFields.tsx'
import { ValidatedForm } from '#forms/ValidatedForm.tsx'
import { FormActions } from '#forms/FormActions.tsx'
import { useRecordSnapshot } from '#forms/formValues.ts'
import { FormColumn } from '#layouts/Page/Page.tsx'
import { type SubmitResult, handled } from '#submitResult.ts'
import { type Remote, ready, mergeStaleState } from '#remote.ts'
import { AttendanceField, ReportSubjectFields } from './ReportFields.tsx'
import {
  type ReportDraft,
  type ReportValues,
  reportSchema,
  findReportOnSubject,
  toRequest,
  toValues,
  type ReportPrefill,
  type ReportFormOptions,
  getPrefilledChoice,
} from './report.schema.ts'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog.tsx'
import { getPersonLabel } from '#lib/people/personLabels.ts'
import { RecordFormPage } from '#layouts/FormPage/RecordFormPage.tsx'
import { TableLoading } from '#components/Skeleton/Skeleton.tsx'

type ReportFormProps = {
  /** The report to edit; undefined creates one. */
  report: Report | undefined
  /** Prefilled student, course and class of a new report. */
  prefill?: ReportPrefill | undefined
  teaching: Remote<ReportFormOptions>
  attendance: Remote<Attendance[]>
  assignHref: string
  onClassChange: (classId: number | undefined) => void
  /** Existing reports; another one on the same student, class and course replaces the first. */
  existingReports: readonly Report[]
  onSaveReport: (draft: ReportDraft) => Promise<SubmitResult>
  onDone: () => void
}

/** 2§2 “Teacher performance”: report form. */
export function ReportForm({
  report: latest,
  prefill,
  teaching,
  attendance,
  assignHref,
  onClassChange,
  existingReports,
  ...actions
}: ReportFormProps) {
  const { t } = useLingui()
  const [report, loadLatest] = useRecordSnapshot(latest)
  const [chosen] = useState(() =>
    !latest && teaching.state === 'ready' ? getPrefilledChoice(teaching.data, prefill) : undefined,
  )
  const { ask, question } = useConfirmReplaceReport()
  const save = async (values: ReportValues) => {
    const first = report ? undefined : findReportOnSubject(existingReports, values)
    if (first && !(await ask(first))) return handled
    return actions.onSaveReport(toRequest(values, report ?? first))
  }
  return (
    <FormColumn>
      <Card>
        <ValidatedForm
          initialValues={{ ...toValues(report), ...chosen }}
          schema={reportSchema}
          onSubmit={save}
          onUseLatest={loadLatest}
          onDone={actions.onDone}
        >
          <ReportSubjectFields
            report={report}
            teaching={teaching}
            assignHref={assignHref}
            onClassChange={onClassChange}
          />
          <AttendanceField attendance={attendance} isPrefilled={!report} />
          <FormTextArea<ReportValues> name="testRemarks" label={t`Test remarks`} isRequired />
          <FormTextArea<ReportValues> name="classParticipation" label={t`Class participation`} isRequired />
          <FormTextArea<ReportValues> name="suggestions" label={t`Suggestions`} description={t`Optional`} />
          <FormActions pendingLabel={t`Saving…`}>{report ? <Trans>Update</Trans> : <Trans>Submit</Trans>}</FormActions>
        </ValidatedForm>
      </Card>
      {question}
    </FormColumn>
  )
}

type PendingConfirmation = { report: Report; resolve: (replaces: boolean) => void }

/** Confirms replacing an existing report on the same subject (decision 60). */
function useConfirmReplaceReport(): { ask: (report: Report) => Promise<boolean>; question: ReactNode } {
  const { t } = useLingui()
  const [open, setOpen] = useState<PendingConfirmation>()
  const settle = (replaces: boolean) => {
    open?.resolve(replaces)
    setOpen(undefined)
  }
  return {
    ask: (report) => new Promise((resolve) => setOpen({ report, resolve })),
    question: (
      <ConfirmDialog
        isOpen={open !== undefined}
        title={t`Replace report?`}
        confirmLabel={t`Replace`}
        tone="danger"
        onConfirm={() => settle(true)}
        onCancel={() => settle(false)}
      >
        {open && (
          <Trans>
            <strong>
              <Bdi>{getPersonLabel(open.report.student)}</Bdi>
            </strong>{' '}
            already has a report for{' '}
            <strong>
              <Bdi>{open.report.course.name}</Bdi>
            </strong>
            . This one will replace it.
          </Trans>
        )}
      </ConfirmDialog>
    ),
  }
}

export type ReportFormPageProps = {
  /** Only editing waits for the reports to load. */
  reports: Remote<Report[]>
  teaching: RemoteReportFormOptions
  /** Attendance of the class last passed to `onClassChange`. */
  attendance: Remote<Attendance[]>
  open: 'new' | number
  /** Prefilled student, course and class of a new report. */
  prefill?: ReportPrefill | undefined
  /** Link to the assignment of students to classes. */
  assignHref: string
  /** Called when another class, or none, is selected. */
  onClassChange: (classId: number | undefined) => void
  onSaveReport: (draft: ReportDraft) => Promise<SubmitResult>
  onClose: () => void
}

/** 2§2 “Teacher performance”: form page that creates or edits a report (2§4). */
export function ReportFormPage({ reports, open, prefill, onClose, ...props }: ReportFormPageProps) {
  const { t } = useLingui()
  const existingReports = reports.state === 'ready' ? reports.data : []
  const teaching = combineReportFormOptions(props.teaching)
  const fields = { ...props, prefill, existingReports, teaching, onDone: onClose }
  // Wait for the options, since the prefilled student may not be among them.
  const isWaiting = open === 'new' && prefill?.student !== undefined && teaching.state === 'loading'
  return (
    <RecordFormPage
      title={open === 'new' ? t`Create report` : t`Edit report`}
      records={reports}
      open={open}
      getName={({ student, course }) => t`${student.name}, ${course.name}`}
      messages={{
        loading: t`Loading reports`,
        notFound: t`This report no longer exists.`,
        backLabel: t`All reports`,
      }}
      cancelLabel={open === 'new' ? t`Cancel` : t`Cancel Edit`}
      onClose={onClose}
    >
      {(report) =>
        isWaiting ? (
          <TableLoading label={t`Loading…`} rows={4} columns={2} />
        ) : (
          <ReportForm {...fields} report={report} />
        )
      }
    </RecordFormPage>
  )
}

type RemoteReportFormOptions = { [Part in keyof ReportFormOptions]: Remote<ReportFormOptions[Part]> }

/** Combines the queries: classes and assignments are required, courses and allotments optional. */
function combineReportFormOptions({
  courses,
  classes,
  assignments,
  allotments,
}: RemoteReportFormOptions): Remote<ReportFormOptions> {
  if (classes.state !== 'ready') return classes
  if (assignments.state !== 'ready') return assignments
  const teaching = ready({
    courses: courses.state === 'ready' ? courses.data : [],
    classes: classes.data,
    assignments: assignments.data,
    allotments: allotments.state === 'ready' ? allotments.data : [],
  })
  return mergeStaleState(teaching, courses, classes, assignments, allotments)
}
