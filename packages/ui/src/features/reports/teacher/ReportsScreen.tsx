import type { Report } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#components/Button/Button.tsx'
import type { TableStateProps } from '#components/DataTable/Column.ts'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { LoadingRegion, SkeletonTable } from '#components/Skeleton/Skeleton.tsx'
import { Page } from '#layouts/Page/Page.ts'
import { PageHeader } from '#layouts/Page/PageHeader.tsx'
import type { SubmitResult } from '#submitResult.ts'
import type { Remote } from '#remote.ts'
import { DeleteReportDialog } from './DeleteReportDialog.tsx'
import { ReportsTable } from './ReportsTable.tsx'

type ReportsScreenProps = {
  reports: Remote<Report[]>
  /** What the form was open for last: the focus comes back to where it was opened. */
  restoreFocusTo: 'new' | number | undefined
  onOpen: (open: 'new' | number) => void
  /** Where the paper of a report is. */
  getPaperHref: (id: number) => string
  table?: TableStateProps
  onDeleteReport: (id: number) => Promise<SubmitResult>
}

/** 2§2 “Teacher performance”: the reports. */
export function ReportsScreen({
  reports,
  restoreFocusTo,
  table,
  onOpen,
  getPaperHref,
  onDeleteReport,
}: ReportsScreenProps) {
  const { t } = useLingui()
  const [doomed, setDoomed] = useState<Report>()
  return (
    <Page>
      <PageHeader
        title={t`Performance Report`}
        actions={
          <Button variant="primary" autoFocus={restoreFocusTo === 'new'} onPress={() => onOpen('new')}>
            <Trans>Create</Trans>
          </Button>
        }
      />
      <RemoteView remote={reports} loading={<ReportsLoading />}>
        {(all) => (
          <ReportsTable
            reports={all}
            table={table}
            restoreFocusTo={restoreFocusTo === 'new' ? undefined : restoreFocusTo}
            onCreate={() => onOpen('new')}
            onEdit={onOpen}
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
      <SkeletonTable rows={5} columns={6} />
    </LoadingRegion>
  )
}
