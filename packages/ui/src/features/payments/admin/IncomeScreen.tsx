import type { Income, ListedPayment } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { EmptyState } from '#components/EmptyState/EmptyState.tsx'
import { type Period, PeriodFields } from '#components/PeriodFields/PeriodFields.tsx'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { LoadingRegion, SkeletonTable } from '#components/Skeleton/Skeleton.tsx'
import { Page } from '#layouts/Page/Page.ts'
import { PageHeader } from '#layouts/Page/PageHeader.tsx'
import type { Remote } from '#remote.ts'
import { IncomeStatistics } from './IncomeStatistics.tsx'
import { ExportButton } from '#components/DataTable/Toolbar/ExportButton.tsx'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { createPaymentsCsv } from './createPaymentsCsv.ts'

type IncomeScreenProps = {
  /** Undefined where the backend doesn’t tell it (decision 16). */
  income: Remote<Income> | undefined
  period: Period
  onPeriod: (period: Period) => void
  /** All payments of the period, whatever became of them. */
  onReadPayments: () => Promise<ListedPayment[]>
}

/** What was paid in a period: by month, by what was paid for and by method, and the file that an accountant needs. */
export function IncomeScreen({ income, period, onPeriod, onReadPayments }: IncomeScreenProps) {
  const { t } = useLingui()
  return (
    <Page>
      <PageHeader
        title={t`Income`}
        description={<Trans>Payments that were approved, by the day on which they were sent.</Trans>}
        actions={income && <ExportPayments period={period} onReadPayments={onReadPayments} />}
      />
      {income ? (
        <>
          <PeriodFields period={period} onPeriod={onPeriod} />
          <RemoteView
            remote={income}
            loading={
              <LoadingRegion label={t`Loading the income`}>
                <SkeletonTable rows={6} columns={3} />
              </LoadingRegion>
            }
          >
            {(ready) => <IncomeStatistics income={ready} />}
          </RemoteView>
        </>
      ) : (
        <EmptyState scene="money" title={<Trans>The school doesn’t add up its income here</Trans>}>
          <Trans>Each payment stands with its student, course or event.</Trans>
        </EmptyState>
      )}
    </Page>
  )
}

type ExportPaymentsProps = { period: Period; onReadPayments: () => Promise<ListedPayment[]> }

/** Saves all payments of the period, read when they are wanted. */
function ExportPayments({ period: { from, until }, onReadPayments }: ExportPaymentsProps) {
  const { t, i18n } = useLingui()
  const { timeZone } = useSchoolSettings()
  return (
    <ExportButton
      label={t`Payments`}
      period={`${from} ${until}`}
      getTable={async () => createPaymentsCsv(await onReadPayments(), { i18n, timeZone })}
    />
  )
}
