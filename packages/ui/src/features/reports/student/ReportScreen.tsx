import type { PrintableReport } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Button } from '#components/Button/Button.tsx'
import { StaleDataBanner, RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { EmptyState } from '#components/EmptyState/EmptyState.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import { DetailsLoading } from '#components/Skeleton/Skeleton.tsx'
import { Page, PageHeader } from '#layouts/Page/Page.tsx'
import { PrintPreview } from '#features/print/PrintPreview.tsx'
import { ReportPrintout } from '#features/print/ReportPrintout/ReportPrintout.tsx'
import type { Remote } from '#remote.ts'
import { chooseReport } from './chooseReport.ts'
import { useLocale } from 'react-aria-components/I18nProvider'
import { styled } from 'styled-components'
import { TextLink } from '#components/TextLink/TextLink.tsx'
import { formatIsoDay } from '#lib/time/isoDay.ts'
import { tokens } from '#theme/tokens.ts'

const Others = styled.section`
  display: grid;
  gap: ${tokens.space[2]};
  padding-block: ${tokens.space[2]};
  overflow-wrap: anywhere;

  h2 {
    font-size: ${tokens.text.md};
  }

  ul {
    display: grid;
    gap: ${tokens.space[2]};
  }
`

type OtherReportsProps = {
  reports: readonly PrintableReport[]
  getReportHref: (reportId: number) => string
}

/** Links to the other reports of a class, in any course. */
function OtherReports({ reports, getReportHref }: OtherReportsProps) {
  const { locale } = useLocale()
  return (
    <Others>
      <h2>
        <Trans>Other reports for this class</Trans>
      </h2>
      <ul>
        {reports.map(
          ({ id, course, date }) =>
            id !== undefined && (
              <li key={id}>
                <TextLink href={getReportHref(id)}>
                  <Bdi>{course.name}</Bdi>
                  {date !== undefined && ` · ${formatIsoDay(date, locale)}`}
                </TextLink>
              </li>
            ),
        )}
      </ul>
    </Others>
  )
}

type ReportScreenProps = {
  /** Reports of the class, newest first. */
  reports: Remote<readonly PrintableReport[]>
  /** Requested course: its id, or its name if the backend has no ids. */
  courseKey?: string | undefined
  /** A selected older report. */
  reportId?: number | undefined
  getReportHref: (reportId: number) => string
  onClose: () => void
  onPrint?: () => void
}

/**
 * 2§2 “Printable performance report” on A4: the newest report of the requested course, with links to the others of the
 * class.
 */
export function ReportScreen({ reports, courseKey, reportId, getReportHref, onClose, onPrint }: ReportScreenProps) {
  const { t } = useLingui()
  const chosen = reports.state === 'ready' ? chooseReport(reports.data, { courseKey, reportId }) : undefined
  if (reports.state !== 'ready' || !chosen?.report) {
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
          {() => (
            <EmptyState scene="reports" title={<Trans>No report yet</Trans>}>
              <Trans>Your teacher hasn’t written a report for this class yet.</Trans>
            </EmptyState>
          )}
        </RemoteView>
      </Page>
    )
  }
  const { report, previous, others, isOfRequestedCourse } = chosen
  return (
    <PrintPreview
      printLabel={<Trans>Print Report</Trans>}
      onClose={onClose}
      onPrint={onPrint}
      header={
        <>
          <StaleDataBanner stale={reports.stale} isList={false} />
          {!isOfRequestedCourse && (
            <Notice tone="warning">
              <Trans>
                There’s no report for that course yet. This one is for <Bdi>{report.course.name}</Bdi>.
              </Trans>
            </Notice>
          )}
          {others.length > 0 && <OtherReports reports={others} getReportHref={getReportHref} />}
        </>
      }
    >
      <ReportPrintout report={report} previous={previous} />
    </PrintPreview>
  )
}
