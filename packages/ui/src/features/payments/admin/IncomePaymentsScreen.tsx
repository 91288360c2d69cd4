import type { ListedPayment } from '@maktab/contract/schema'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { getDayInZone } from '@maktab/calendar/zonedTime'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Badge } from '#components/Badge/Badge.tsx'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import type { Column, TableStateProps } from '#components/DataTable/Column.ts'
import { actionsColumn } from '#components/DataTable/RowActionButtons.tsx'
import { DataTable } from '#components/DataTable/DataTable.tsx'
import { codeColumn, nameColumn, textColumn } from '#components/DataTable/columns/textColumns.tsx'
import { dayColumn } from '#components/DataTable/columns/valueColumns.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { LoadingRegion, SkeletonTable } from '#components/Skeleton/Skeleton.tsx'
import { Text } from '#components/Text/Text.tsx'
import { TextLink } from '#components/TextLink/TextLink.tsx'
import { Page, PageHeader } from '#layouts/Page/Page.tsx'
import { formatMoney } from '#lib/money/currencyAmounts.ts'
import { sumPayments } from '#lib/money/incomeNumbers.ts'
import { getPaymentMethodName } from '#lib/money/paymentMethods.ts'
import { formatIsoDay } from '#lib/time/isoDay.ts'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import type { Remote } from '#remote.ts'

type IncomePaymentsScreenProps = {
  /** What the number is about; undefined while it loads, or if it is unknown. */
  title: string | undefined
  period: { from: string; until: string }
  /** The payments and refunds behind the number. */
  payments: Remote<readonly ListedPayment[]>
  incomeHref: string
  getPaymentHref: (payment: ListedPayment) => string
  table?: TableStateProps
}

/** The payments and refunds behind a number of the income, which add up to it. */
export function IncomePaymentsScreen({
  title,
  period,
  payments,
  incomeHref,
  getPaymentHref,
  table,
}: IncomePaymentsScreenProps) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const [from, until] = [formatIsoDay(period.from, locale), formatIsoDay(period.until, locale)]
  return (
    <Page>
      <PageHeader
        back={
          <TextLink href={incomeHref}>
            <Trans>Income</Trans>
          </TextLink>
        }
        title={t`Payments`}
        subject={title}
        description={
          <Trans>
            <Bdi>{from}</Bdi> to <Bdi>{until}</Bdi>
          </Trans>
        }
      />
      <RemoteView
        remote={payments}
        loading={
          <LoadingRegion label={t`Loading payments`}>
            <SkeletonTable rows={6} columns={5} />
          </LoadingRegion>
        }
      >
        {(ready) => (
          <>
            <PaymentsSum payments={ready} />
            <PaymentsTable payments={ready} getPaymentHref={getPaymentHref} {...(table && { table })} />
          </>
        )}
      </RemoteView>
    </Page>
  )
}

/** The sum of all rows; they have one currency. */
function PaymentsSum({ payments }: { payments: readonly ListedPayment[] }) {
  const { currency: schoolCurrency } = useSchoolSettings()
  return (
    <Inline as="p" gap="medium" rowGap="x-small" align="baseline" tone="muted">
      <Text as="strong" tone="text" size="xxl" isTabular>
        <Bdi>{formatMoney(sumPayments(payments), payments[0]?.currency ?? schoolCurrency)}</Bdi>
      </Text>
      <span>
        <Plural value={payments.length} one="# entry" other="# entries" />
      </span>
    </Inline>
  )
}

type PaymentsTableProps = Pick<IncomePaymentsScreenProps, 'getPaymentHref' | 'table'> & {
  payments: readonly ListedPayment[]
}

function PaymentsTable({ payments, getPaymentHref, table }: PaymentsTableProps) {
  const { t, i18n } = useLingui()
  const { timeZone } = useSchoolSettings()
  const kinds = { course: t`Course`, event: t`Event`, fee: t`Monthly fee` }
  const kindOf = ({ kind, type }: ListedPayment) => (type === 'refund' ? t`Refund` : kinds[kind])
  const signed = ({ amount, type }: ListedPayment) => (type === 'refund' ? -amount : amount)
  const methodOf = ({ method }: ListedPayment) =>
    method?.trim() ? getPaymentMethodName(method, i18n) : t`Not specified`
  const columns: Column<ListedPayment>[] = [
    dayColumn('date', t`Date`, ({ sentAt }) => (sentAt === null ? null : getDayInZone(timeZone, Date.parse(sentAt)))),
    nameColumn(t`Student`, ({ student }) => student),
    textColumn('item', t`Item`, ({ item }) => item),
    {
      ...textColumn('kind', t`Type`, kindOf, { priority: 'subtitle', nowrap: true }),
      cell: (payment) =>
        payment.type === 'refund' ? <Badge tone="warning">{kindOf(payment)}</Badge> : kindOf(payment),
    },
    textColumn('method', t`Payment method`, methodOf),
    codeColumn('reference', t`Reference`, ({ reference }) => reference),
    {
      id: 'amount',
      header: t`Amount`,
      priority: 'meta',
      minWidth: 5,
      nowrap: true,
      align: 'end',
      cell: (payment) => <Bdi>{formatMoney(signed(payment), payment.currency)}</Bdi>,
      sortValue: signed,
      csvValue: (payment) => String(signed(payment)),
    },
    actionsColumn(t`Actions`, (payment) => [
      {
        id: 'open',
        label: t`See`,
        name: t`See payment ${payment.reference} of ${payment.student}`,
        href: getPaymentHref(payment),
        isRowLink: true,
      },
    ]),
  ]
  return (
    <DataTable
      {...table}
      label={t`Payments`}
      columns={columns}
      rows={payments}
      getRowId={({ kind, id, entryId }) => `${kind}-${id}-${entryId ?? ''}`}
      emptyText={t`No payments in this period`}
      emptyState={{ scene: 'money', children: t`Choose another period.` }}
    />
  )
}
