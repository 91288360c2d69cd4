import type { Report } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#components/Button/Button.tsx'
import { EmptyState } from '#components/EmptyState/EmptyState.tsx'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { DetailsLoading } from '#components/Skeleton/Skeleton.tsx'
import { Page, PageHeader } from '#layouts/Page/Page.tsx'
import { PrintPreview } from '#features/print/PrintPreview.tsx'
import { ReportPrintout } from '#features/print/ReportPrintout/ReportPrintout.tsx'
import type { Remote } from '#remote.ts'

type ReportPrintScreenProps = {
  reports: Remote<readonly Report[]>
  id: number
  onClose: () => void
  onPrint?: () => void
}

/** Printable report for the office and for the teacher who wrote it. */
export function ReportPrintScreen({ reports, id, onClose, onPrint }: ReportPrintScreenProps) {
  const { t } = useLingui()
  const report = reports.state === 'ready' ? reports.data.find((one) => one.id === id) : undefined
  if (report) {
    const { class: reported, ...words } = report
    return (
      <PrintPreview printLabel={<Trans>Print Report</Trans>} onClose={onClose} onPrint={onPrint}>
        <ReportPrintout report={{ ...words, ...(reported && { class: reported }) }} />
      </PrintPreview>
    )
  }
  return (
    <Page>
      <PageHeader
        title={t`Student Performance Report`}
        actions={
          <Button onPress={onClose}>
            <Trans>Close</Trans>
          </Button>
        }
      />
      <RemoteView remote={reports} loading={<DetailsLoading label={t`Loading report`} facts={8} />}>
        {() => <EmptyState scene="reports" title={<Trans>This report no longer exists.</Trans>} />}
      </RemoteView>
    </Page>
  )
}
