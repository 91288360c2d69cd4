import type { components } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { FileText } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Button } from '../../../components/Button/Button.tsx'
import { DoubtNotice } from '../../../components/DoubtNotice/DoubtNotice.tsx'
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx'
import { RemoteView } from '../../../components/RemoteView/RemoteView.tsx'
import { LoadingRegion, SkeletonTable } from '../../../components/Skeleton/Skeleton.tsx'
import { PageHeader } from '../../../layouts/PageHeader/PageHeader.tsx'
import { PrintLayout } from '../../../layouts/PrintLayout/PrintLayout.tsx'
import { formatWireDay } from '../../../model/wireDay.ts'
import type { Remote } from '../../../remote.ts'
import { Page } from './ReportScreen.styles.ts'
import { ReportSheet } from './ReportSheet.tsx'

type ReportScreenProps = {
  /** Null while the teacher has written none. */
  report: Remote<components['schemas']['PrintableReport'] | null>
  onClose: () => void
  onPrint?: () => void
}

/** 2§2 “Printable performance report”: one sheet of A4, or as many as its words need. */
export function ReportScreen({ report, onClose, onPrint }: ReportScreenProps) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const title = t`Student Performance Report`
  const frame = (content: ReactNode) => (
    <Page>
      <PageHeader
        title={title}
        actions={
          <Button onPress={onClose}>
            <Trans>Close</Trans>
          </Button>
        }
      />
      {content}
    </Page>
  )
  if (report.state !== 'ready' || report.data === null) {
    return frame(
      <RemoteView remote={report} loading={<ReportLoading />}>
        {() => <NoReport />}
      </RemoteView>,
    )
  }
  const { id, student, date } = report.data
  return (
    <>
      <DoubtNotice doubt={report.doubt} isList={false} />
      <PrintLayout
        title={title}
        documentTitle={`Performance_Report_${student.std_id?.trim() || id}`}
        printLabel={<Trans>Print Report</Trans>}
        onClose={onClose}
        {...(onPrint && { onPrint })}
        footer={date === undefined ? undefined : <Trans>Written on {formatWireDay(date, locale)}</Trans>}
      >
        <ReportSheet report={report.data} />
      </PrintLayout>
    </>
  )
}

function NoReport() {
  return (
    <EmptyState icon={<FileText aria-hidden />} title={<Trans>No report yet</Trans>}>
      <Trans>Your teacher hasn’t written a report for this class yet.</Trans>
    </EmptyState>
  )
}

function ReportLoading() {
  const { t } = useLingui()
  return (
    <LoadingRegion label={t`Loading the report`}>
      <SkeletonTable rows={6} columns={2} />
    </LoadingRegion>
  )
}
