import type { Bill } from '#model/Bill.ts'
import { useLingui } from '@lingui/react/macro'
import type { Column, KeptTable } from '#components/DataTable/Column.ts'
import { ClampedText } from '#components/DataTable/cells/ClampedText.tsx'
import { actionsColumn } from '#components/DataTable/rowActions.ts'
import { dayColumn, priceColumn } from '#components/DataTable/columns/valueColumns.tsx'
import { longTextColumn, textColumn } from '#components/DataTable/columns/textColumns.tsx'
import { DataTable } from '#components/DataTable/DataTable.tsx'
import { PriceTag } from '#components/PriceTag/PriceTag.tsx'
import { StatusBadge } from '#components/StatusBadge/StatusBadge.tsx'
import { billedItem } from '#model/billedItem.ts'
import { StepWords } from './StepWords.tsx'
import { paymentMethodName } from '#model/paymentMethods.ts'

type BillingTableProps = { billing: Bill[]; table?: KeptTable; getReceiptHref: (key: string) => string }

export function BillingTable({ billing, table, getReceiptHref }: BillingTableProps) {
  const { t, i18n } = useLingui()
  const titleOf = (bill: Bill) => billedItem(bill).title || t`Untitled`
  const kindOf = (bill: Bill) => (billedItem(bill).kind === 'event' ? t`Event` : t`Course`)
  const methodOf = ({ paymentMethod }: Bill) =>
    paymentMethod?.trim() ? paymentMethodName(paymentMethod, i18n) : t`Not specified`
  const paidOf = ({ amount, discount, discountName }: Bill) =>
    discount && amount !== undefined ? { amount, name: discountName ?? t`Discount` } : undefined
  const statusColumn: Column<Bill> = {
    id: 'status',
    header: t`Payment Status`,
    priority: 'meta',
    isExtra: true,
    least: 7,
    isUnbroken: !billing.some(({ reason }) => reason),
    isBriefUnbroken: true,
    cell: (bill) => (
      <>
        <StatusBadge kind="payment" status={billedItem(bill).status} />
        {bill.reason && <ClampedText text={bill.reason} title={titleOf(bill)} />}
      </>
    ),
    brief: (bill) => <StatusBadge kind="payment" status={billedItem(bill).status} />,
    searchText: ({ reason }) => reason ?? '',
    csvValue: ({ paymentStatus }) => paymentStatus ?? '',
    sortValue: ({ paymentStatus }) => paymentStatus ?? null,
  }
  const columns: Column<Bill>[] = [
    textColumn('item', t`Title`, titleOf, {
      isRowHeader: true,
      under: (bill) => (bill.sentAt || bill.decidedAt) && <StepWords bill={bill} />,
      isUnderWhole: true,
    }),
    longTextColumn('description', t`Description`, (bill) => billedItem(bill).description, {
      about: titleOf,
      isOnlyHere: true,
    }),
    priceColumn(t`Price`, (bill) => billedItem(bill).price, {
      isUnbroken: !billing.some(({ discount }) => discount),
      isBriefUnbroken: true,
      cell: (bill) => <PriceTag price={billedItem(bill).price} own={paidOf(bill)} currency={bill.currency} />,
      brief: (bill) => <PriceTag price={paidOf(bill)?.amount ?? billedItem(bill).price} currency={bill.currency} />,
    }),
    textColumn('method', t`Payment Method`, methodOf),
    textColumn('kind', t`For`, kindOf, {
      priority: 'subtitle',
      least: 4,
      isUnbroken: true,
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
        href: getReceiptHref(billedItem(bill).key),
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
      getRowId={(bill) => billedItem(bill).key}
      emptyText={t`Nothing has been billed yet.`}
      empty={{
        kind: 'money',
        children: t`A course or an event that you pay for stands here with its receipt.`,
      }}
    />
  )
}
