import type { Income, ListedPayment } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { EmptyState } from '#components/EmptyState/EmptyState.tsx'
import { type Period, PeriodFields } from '#components/DatePicker/DatePicker.tsx'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { LoadingRegion, SkeletonTable } from '#components/Skeleton/Skeleton.tsx'
import { Page, PageHeader } from '#layouts/Page/Page.tsx'
import type { Remote } from '#remote.ts'
import { ExportButton } from '#components/DataTable/Toolbar/ExportButton.tsx'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { createPaymentsCsv } from './createPaymentsCsv.ts'
import { IncomeStatistics } from './IncomeStatistics.tsx'

type IncomeScreenProps = {
  /** Undefined if the backend has no income statistics (decision 16). */
  income: Remote<Income> | undefined
  period: Period
  onPeriod: (period: Period) => void
  /** All payments of the period, in every status. */
  onReadPayments: () => Promise<ListedPayment[]>
  /** Link to the payments behind a number (`lib/money/incomeNumbers.ts`). */
  getPaymentsHref: (key: string) => string
  onOpenPayments: (key: string) => void
}

/** Income of a period by month, item and payment method, with a CSV export of its payments. */
export function IncomeScreen({ income, period, onPeriod, onReadPayments, ...links }: IncomeScreenProps) {
  const { t } = useLingui()
  return (
    <Page>
      <PageHeader
        title={t`Income`}
        description={
          <Trans>Approved payments by the date they were sent, recorded ones by their own date, minus refunds.</Trans>
        }
        actions={income && <ExportPayments period={period} onReadPayments={onReadPayments} />}
      />
      {income ? (
        <>
          <PeriodFields period={period} onPeriodChange={onPeriod} />
          <RemoteView
            remote={income}
            loading={
              <LoadingRegion label={t`Loading income`}>
                <SkeletonTable rows={6} columns={3} />
              </LoadingRegion>
            }
          >
            {(ready) => <IncomeStatistics {...links} income={ready} />}
          </RemoteView>
        </>
      ) : (
        <EmptyState scene="money" title={<Trans>Income isn’t available</Trans>}>
          <Trans>See each payment on its student, course or event.</Trans>
        </EmptyState>
      )}
    </Page>
  )
}

type ExportPaymentsProps = { period: Period; onReadPayments: () => Promise<ListedPayment[]> }

/** Exports all payments of the period; loads them on demand. */
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
