import type { Attendance, Report } from '@maktab/contract/schema'
import { useLingui } from '@lingui/react/macro'
import { RecordFormPage } from '#layouts/FormPage/RecordFormPage.tsx'
import type { SubmitResult } from '#submitResult.ts'
import { type Remote, ready, mergeStaleState } from '#remote.ts'
import type { ReportDraft } from './report.schema.ts'
import type { ReportPrefill, ReportFormOptions } from './getReportChoices.ts'
import { ReportForm } from './ReportForm.tsx'
import { LoadingRegion, SkeletonTable } from '#components/Skeleton/Skeleton.tsx'

export type ReportViewProps = {
  /** Needed to edit; a new report doesn’t wait for them. */
  reports: Remote<Report[]>
  /** Who learns what in which class. */
  teaching: RemoteReportFormOptions
  /** The register of the class that `onClassChange` told of last. */
  attendance: Remote<Attendance[]>
  open: 'new' | number
  /** Whom and what a new report is about, where that is known. */
  about?: ReportPrefill | undefined
  /** Where students are assigned to classes. */
  assignHref: string
  /** Another class stands in the form, or none. */
  onClassChange: (classId: number | undefined) => void
  onSaveReport: (draft: ReportDraft) => Promise<SubmitResult>
  onClose: () => void
}

/** The form of 2§2 “Teacher performance”: it creates a report or edits one (2§4). */
export function ReportView({ reports, open, about, onClose, ...props }: ReportViewProps) {
  const { t } = useLingui()
  const written = reports.state === 'ready' ? reports.data : []
  const teaching = combineReportFormOptions(props.teaching)
  const fields = { ...props, about, written, teaching, onDone: onClose }
  // Whoever is asked about may not be there to be chosen.
  const isWaiting = open === 'new' && about?.student !== undefined && teaching.state === 'loading'
  return (
    <RecordFormPage
      title={open === 'new' ? t`Create Report` : t`Edit Report`}
      records={reports}
      open={open}
      nameOf={({ student, course }) => t`${student.name}, ${course.name}`}
      words={{ loading: t`Loading reports`, notFound: t`This report is no longer there.`, backLabel: t`All reports` }}
      cancelLabel={open === 'new' ? t`Cancel` : t`Cancel Edit`}
      onClose={onClose}
    >
      {(report) => (isWaiting ? <FormLoading /> : <ReportForm {...fields} report={report} />)}
    </RecordFormPage>
  )
}

/** Stands where a form will be while its code is on the way. */
function FormLoading() {
  const { t } = useLingui()
  return (
    <LoadingRegion label={t`Loading…`}>
      <SkeletonTable rows={4} columns={2} />
    </LoadingRegion>
  )
}

type RemoteReportFormOptions = { [Part in keyof ReportFormOptions]: Remote<ReportFormOptions[Part]> }

/** One thing to wait for: without classes and who is in them nothing can be chosen, without the rest it can. */
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
