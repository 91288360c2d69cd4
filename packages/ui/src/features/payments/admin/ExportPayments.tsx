import type { ListedPayment } from '@maktab/contract/schema'
import { useLingui } from '@lingui/react/macro'
import { ExportButton } from '#components/DataTable/Toolbar/ExportButton.tsx'
import type { Period } from '#components/PeriodFields/PeriodFields.tsx'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { createPaymentsCsv } from './createPaymentsCsv.ts'

type ExportPaymentsProps = { period: Period; onReadPayments: () => Promise<ListedPayment[]> }

/** Saves all payments of the period, read when they are wanted. */
export function ExportPayments({ period: { from, until }, onReadPayments }: ExportPaymentsProps) {
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
