import { type Bill, toBilledItem } from '#lib/money/billsAndFees.ts'
import { useLingui } from '@lingui/react/macro'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import type { Column, TableStateProps } from '#components/DataTable/Column.ts'
import { ClampedText } from '#components/DataTable/cells/ClampedText.tsx'
import { actionsColumn } from '#components/DataTable/RowActionButtons.tsx'
import { dayColumn, priceColumn } from '#components/DataTable/columns/valueColumns.tsx'
import { longTextColumn, textColumn } from '#components/DataTable/columns/textColumns.tsx'
import { DataTable } from '#components/DataTable/DataTable.tsx'
import { PriceTag } from '#components/Money/Money.tsx'
import { StatusBadge } from '#components/StatusBadge/StatusBadge.tsx'
import { getPaymentMethodName } from '#lib/money/paymentMethods.ts'
import { PaidSummary } from '../shared/ItemPayments.tsx'
import { PaymentStepText } from './PaymentStepText.tsx'
import { styled } from 'styled-components'

const Lines = styled.span`
  display: grid;
`

/** What is paid, left or refunded, and the last known step. */
function BillProgress({ bill }: { bill: Bill }) {
  const { payments, amount, currency } = bill
  const { currency: schoolCurrency } = useSchoolSettings()
  return (
    <Lines>
      {payments && (
        <span>
          <PaidSummary payments={payments} amount={amount} currency={currency ?? schoolCurrency} />
        </span>
      )}
      <span>
        <PaymentStepText bill={bill} />
      </span>
    </Lines>
  )
}

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
      subtitle: (bill) => (bill.sentAt || bill.decidedAt || bill.payments) && <BillProgress bill={bill} />,
      isSubtitleAlone: true,
    }),
    longTextColumn('description', t`Description`, (bill) => toBilledItem(bill).description, {
      about: titleOf,
      isMissingOnDetailPage: true,
    }),
    priceColumn(t`Price`, (bill) => toBilledItem(bill).price, {
      nowrap: !billing.some(({ discount }) => discount),
      cell: (bill) => (
        <PriceTag price={toBilledItem(bill).price} discountedPrice={paidOf(bill)} currency={bill.currency} />
      ),
      compactCell: (bill) => (
        <PriceTag price={paidOf(bill)?.amount ?? toBilledItem(bill).price} currency={bill.currency} />
      ),
    }),
    textColumn('method', t`Payment method`, methodOf),
    textColumn('kind', t`Type`, kindOf, {
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
      emptyText={t`No bills yet.`}
      emptyState={{
        scene: 'money',
        children: t`Courses and events you pay for appear here with their receipts.`,
      }}
    />
  )
}
