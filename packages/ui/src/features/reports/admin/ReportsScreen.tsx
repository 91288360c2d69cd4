import type { Report } from '@maktab/contract/schema'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { TableStateProps } from '#components/DataTable/Column.ts'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { Page } from '#layouts/Page/Page.ts'
import { PageHeader } from '#layouts/Page/PageHeader.tsx'
import type { SubmitResult } from '#submitResult.ts'
import type { Remote } from '#remote.ts'
import { DeleteReportDialog } from './DeleteReportDialog.tsx'
import { ReportsTable } from './ReportsTable.tsx'
import { LoadingRegion, SkeletonTable } from '#components/Skeleton/Skeleton.tsx'

type ReportsScreenProps = {
  reports: Remote<Report[]>
  /** The report that was open last: the focus comes back to it. */
  restoreFocusTo: number | undefined
  onEdit: (id: number) => void
  /** Where the paper of a report is. */
  getPaperHref: (id: number) => string
  table?: TableStateProps
  onDeleteReport: (id: number) => Promise<SubmitResult>
}

/** 2§2 “Admin performance report”: what all teachers wrote of all students. Its form is `ReportView`. */
export function ReportsScreen({
  reports,
  restoreFocusTo,
  onEdit,
  getPaperHref,
  table,
  onDeleteReport,
}: ReportsScreenProps) {
  const { t } = useLingui()
  const [doomed, setDoomed] = useState<Report>()
  return (
    <Page>
      <PageHeader title={t`Performance report`} />
      <RemoteView remote={reports} loading={<ReportsLoading />}>
        {(ready) => (
          <ReportsTable
            reports={ready}
            table={table}
            restoreFocusTo={restoreFocusTo}
            onEdit={onEdit}
            getPaperHref={getPaperHref}
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
      <SkeletonTable rows={6} columns={8} />
    </LoadingRegion>
  )
}
