import type { Attendance, Report } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#components/Button/Button.tsx'
import type { KeptTable } from '#components/DataTable/Column.ts'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { LoadingRegion, SkeletonTable } from '#components/Skeleton/Skeleton.tsx'
import { lateForm } from '#layouts/FormLoading/lateForm.ts'
import { Page } from '#layouts/Page/Page.ts'
import { PageHeader } from '#layouts/PageHeader/PageHeader.tsx'
import { RecordView } from '#layouts/RecordView/RecordView.tsx'
import type { Outcome } from '#outcome.ts'
import type { Remote } from '#remote.ts'
import { DeleteReportDialog } from './DeleteReportDialog.tsx'
import type { ReportDraft } from './report.schema.ts'
import { ReportsTable } from './ReportsTable.tsx'
import { type RemoteTeaching, teachingOf } from './teachingOf.ts'

const ReportForm = lateForm(async () => (await import('./ReportForm.tsx')).ReportForm)

type ReportsScreenProps = {
  reports: Remote<Report[]>
  /** Who learns what in which class. */
  teaching: RemoteTeaching
  /** The register of the class that `onClassChange` told of last. */
  attendance: Remote<Attendance[]>
  /** What the form is open for: a new report, or the one of an id. */
  open: 'new' | number | undefined
  /** What was open last: the focus comes back to where it was opened. */
  last: 'new' | number | undefined
  onOpen: (open: 'new' | number | undefined) => void
  table?: KeptTable
  /** Where students are assigned to classes. */
  assignHref: string
  /** Another class stands in the form, or none. */
  onClassChange: (classId: number | undefined) => void
  onSaveReport: (draft: ReportDraft) => Promise<Outcome>
  onDeleteReport: (id: number) => Promise<Outcome>
}

/** 2§2 “Teacher performance”: the reports, and one form that is closed, creates or edits (2§4). */
export function ReportsScreen({ reports, open, last, table, onOpen, onDeleteReport, ...props }: ReportsScreenProps) {
  const { t } = useLingui()
  const [doomed, setDoomed] = useState<Report>()
  const close = () => onOpen(undefined)
  if (open !== undefined) {
    const written = reports.state === 'ready' ? reports.data : []
    const fields = { ...props, written, teaching: teachingOf(props.teaching), onDone: close }
    return (
      <RecordView
        title={open === 'new' ? t`Create Report` : t`Edit Report`}
        records={reports}
        open={open}
        nameOf={({ student, course }) => t`${student.name}, ${course.name}`}
        words={{ loading: t`Loading reports`, gone: t`This report is no longer there.`, all: t`All reports` }}
        cancelLabel={open === 'new' ? t`Cancel` : t`Cancel Edit`}
        onClose={close}
      >
        {(report) => <ReportForm {...fields} report={report} />}
      </RecordView>
    )
  }
  return (
    <Page>
      <PageHeader
        title={t`Performance Report`}
        actions={
          <Button variant="primary" autoFocus={last === 'new'} onPress={() => onOpen('new')}>
            <Trans>Create</Trans>
          </Button>
        }
      />
      <RemoteView remote={reports} loading={<ReportsLoading />}>
        {(all) => (
          <ReportsTable
            reports={all}
            table={table}
            lastId={last === 'new' ? undefined : last}
            onCreate={() => onOpen('new')}
            onEdit={onOpen}
            onDelete={setDoomed}
          />
        )}
      </RemoteView>
      <DeleteReportDialog report={doomed} onDeleteReport={onDeleteReport} onClose={() => setDoomed(undefined)} />
    </Page>
  )
}

function ReportsLoading() {
  const { t } = useLingui()
  return (
    <LoadingRegion label={t`Loading reports`}>
      <SkeletonTable rows={5} columns={6} />
    </LoadingRegion>
  )
}
