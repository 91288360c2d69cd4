import { type Bill, toBilledItem } from '#lib/money/bills.ts'
import { useLingui } from '@lingui/react/macro'
import type { Column, TableStateProps } from '#components/DataTable/Column.ts'
import { ClampedText } from '#components/DataTable/cells/ClampedText.tsx'
import { actionsColumn } from '#components/DataTable/rowActions.ts'
import { dayColumn, priceColumn } from '#components/DataTable/columns/valueColumns.tsx'
import { longTextColumn, textColumn } from '#components/DataTable/columns/textColumns.tsx'
import { DataTable } from '#components/DataTable/DataTable.tsx'
import { PriceTag } from '#components/PriceTag/PriceTag.tsx'
import { StatusBadge } from '#components/StatusBadge/StatusBadge.tsx'
import { PaymentStepText } from './PaymentStepText.tsx'
import { getPaymentMethodName } from '#lib/money/paymentMethods.ts'

type BillingTableProps = { billing: Bill[]; table?: TableStateProps; getReceiptHref: (key: string) => string }

export function BillingTable({ billing, table, getReceiptHref }: BillingTableProps) {
  const { t, i18n } = useLingui()
  const titleOf = (bill: Bill) => toBilledItem(bill).title || t`Untitled`
  const kindOf = (bill: Bill) => (toBilledItem(bill).kind === 'event' ? t`Event` : t`Course`)
  const methodOf = ({ paymentMethod }: Bill) =>
    paymentMethod?.trim() ? getPaymentMethodName(paymentMethod, i18n) : t`Not specified`
  const paidOf = ({ amount, discount, discountName }: Bill) =>
    discount && amount !== undefined ? { amount, name: discountName ?? t`Discount` } : undefined
  const statusColumn: Column<Bill> = {
    id: 'status',
    header: t`Payment Status`,
    priority: 'meta',
    isExtra: true,
    minWidth: 7,
    nowrap: !billing.some(({ reason }) => reason),
    compactNowrap: true,
    cell: (bill) => (
      <>
        <StatusBadge kind="payment" status={toBilledItem(bill).status} />
        {bill.reason && <ClampedText text={bill.reason} title={titleOf(bill)} />}
      </>
    ),
    compactCell: (bill) => <StatusBadge kind="payment" status={toBilledItem(bill).status} />,
    searchText: ({ reason }) => reason ?? '',
    csvValue: ({ paymentStatus }) => paymentStatus ?? '',
    sortValue: ({ paymentStatus }) => paymentStatus ?? null,
  }
  const columns: Column<Bill>[] = [
    textColumn('item', t`Title`, titleOf, {
      isRowHeader: true,
      subtitle: (bill) => (bill.sentAt || bill.decidedAt) && <PaymentStepText bill={bill} />,
      isSubtitleUnclamped: true,
    }),
    longTextColumn('description', t`Description`, (bill) => toBilledItem(bill).description, {
      about: titleOf,
      isMissingOnDetailPage: true,
    }),
    priceColumn(t`Price`, (bill) => toBilledItem(bill).price, {
      nowrap: !billing.some(({ discount }) => discount),
      compactNowrap: true,
      cell: (bill) => <PriceTag price={toBilledItem(bill).price} own={paidOf(bill)} currency={bill.currency} />,
      compactCell: (bill) => (
        <PriceTag price={paidOf(bill)?.amount ?? toBilledItem(bill).price} currency={bill.currency} />
      ),
    }),
    textColumn('method', t`Payment Method`, methodOf),
    textColumn('kind', t`For`, kindOf, {
      priority: 'subtitle',
      minWidth: 4,
      nowrap: true,
      isExtra: true,
    }),
    ...(billing.some(({ paymentStatus }) => paymentStatus !== undefined) ? [statusColumn] : []),
    ...(billing.some(({ date }) => date !== undefined)
      ? [dayColumn<Bill>('date', t`Date`, ({ date }) => date, { missing: t`N/A`, priority: 'subtitle', isExtra: true })]
      : []),
    actionsColumn(t`Receipt`, (bill) => [
      {
        id: 'view',
        label: t`View`,
        name: t`View ${titleOf(bill)}`,
        href: getReceiptHref(toBilledItem(bill).key),
        isRowLink: true,
      },
    ]),
  ]
  return (
    <DataTable
      {...table}
      label={t`Billing`}
      columns={columns}
      rows={billing}
      getRowId={(bill) => toBilledItem(bill).key}
      emptyText={t`Nothing has been billed yet.`}
      emptyState={{
        scene: 'money',
        children: t`A course or an event that you pay for stands here with its receipt.`,
      }}
    />
  )
}
