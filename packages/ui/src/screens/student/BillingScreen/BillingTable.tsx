import type { Billing as Bill } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import type { Column, KeptTable } from '#components/DataTable/Column.ts'
import { actionsColumn } from '#components/DataTable/columns/actionsColumn.tsx'
import { dayColumn } from '#components/DataTable/columns/dayColumn.tsx'
import { priceColumn } from '#components/DataTable/columns/priceColumn.tsx'
import { textColumn } from '#components/DataTable/columns/textColumn.tsx'
import { DataTable } from '#components/DataTable/DataTable.tsx'
import { Unbroken } from '#components/DataTable/Unbroken.ts'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import { LongText } from '#components/LongText/LongText.tsx'
import { StatusBadge } from '#components/StatusBadge/StatusBadge.tsx'
import { billedItem } from '#model/billedItem.ts'
import { paymentMethodName } from '#model/paymentMethods.ts'
import { Description, Item } from './BillingScreen.styles.ts'

type BillingTableProps = { billing: Bill[]; table?: KeptTable; getReceiptHref: (key: string) => string }

export function BillingTable({ billing, table, getReceiptHref }: BillingTableProps) {
  const { t, i18n } = useLingui()
  const titleOf = (bill: Bill) => billedItem(bill).title || t`Untitled`
  const kindOf = (bill: Bill) => (billedItem(bill).kind === 'event' ? t`Event` : t`Course`)
  const methodOf = ({ paymentMethod }: Bill) =>
    paymentMethod?.trim() ? paymentMethodName(paymentMethod, i18n) : t`Not specified`
  const columns: Column<Bill>[] = [
    {
      id: 'item',
      header: t`Title`,
      isRowHeader: true,
      cell: (bill) => (
        <Item>
          <div>
            <Bdi>{titleOf(bill)}</Bdi>
          </div>
          <Description>
            <LongText text={billedItem(bill).description} title={titleOf(bill)} lines={3} />
          </Description>
        </Item>
      ),
      sortValue: titleOf,
      searchText: (bill) => `${titleOf(bill)}\n${billedItem(bill).description}`,
      csvValue: titleOf,
    },
    textColumn('kind', t`For`, kindOf, { within: Unbroken }),
    priceColumn(t`Price`, (bill) => billedItem(bill).price),
    textColumn('method', t`Payment Method`, methodOf),
    {
      id: 'status',
      header: t`Payment Status`,
      cell: (bill) => (
        <Unbroken>
          <StatusBadge kind="payment" status={billedItem(bill).status} />
        </Unbroken>
      ),
      sortValue: ({ paymentStatus }) => paymentStatus ?? null,
    },
    dayColumn('date', t`Date`, ({ date }) => date, { missing: t`N/A` }),
    actionsColumn(t`Receipt`, (bill) => (
      <LinkButton size="sm" href={getReceiptHref(billedItem(bill).key)} aria-label={t`View ${titleOf(bill)}`}>
        <Trans>View</Trans>
      </LinkButton>
    )),
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
