import {
  type Bill,
  toBilledItem,
  createBillFromFee,
  formatMonth,
  hasPrintableReceipt,
  isFeeOutstanding,
} from '#lib/money/billsAndFees.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLocale } from 'react-aria-components/I18nProvider'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { memoizeByKey } from '#lib/memoizeByKey.ts'
import type { Column, TableStateProps } from '#components/DataTable/Column.ts'
import { ClampedText } from '#components/DataTable/cells/ClampedText.tsx'
import { actionsColumn } from '#components/DataTable/RowActionButtons.tsx'
import { dayColumn, priceColumn } from '#components/DataTable/columns/valueColumns.tsx'
import { longTextColumn, textColumn } from '#components/DataTable/columns/textColumns.tsx'
import { DataTable } from '#components/DataTable/DataTable.tsx'
import { PriceTag } from '#components/Money/Money.tsx'
import { StatusBadge } from '#components/StatusBadge/StatusBadge.tsx'
import { getPaymentMethodName } from '#lib/money/paymentMethods.ts'
import type { Fee } from '@maktab/contract/schema'
import { Bdi, useTextAttributes } from '#components/Bdi/Bdi.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { Surface } from '#components/Surface/Surface.tsx'
import { Text } from '#components/Text/Text.tsx'
import { formatIsoDay } from '#lib/time/isoDay.ts'

const formatterOf = memoizeByKey((key) => {
  const [locale = 'en', timeZone = 'UTC'] = key.split(' ')
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone, calendar: 'gregory' })
})

/** Formats the calendar day of an instant in a time zone. */
function formatInstantDay(instant: string, locale: string, timeZone: string): string {
  return formatterOf(`${locale} ${timeZone}`).format(new Date(instant))
}

/** Last known step of a payment, with its day. */
function PaymentStepText({ bill: { sentAt, seenAt, decidedAt, paymentStatus } }: { bill: Bill }) {
  const { locale } = useLocale()
  const { timeZone } = useSchoolSettings()
  const dayOf = (at: string) => formatInstantDay(at, locale, timeZone)
  if (decidedAt && paymentStatus === 'paid') return <Trans>Approved on {dayOf(decidedAt)}</Trans>
  if (decidedAt && paymentStatus === 'rejected') return <Trans>Rejected on {dayOf(decidedAt)}</Trans>
  // Decided on an unknown day, so don’t say whether it has been seen.
  if (sentAt && (paymentStatus === 'paid' || paymentStatus === 'rejected'))
    return <Trans>Sent on {dayOf(sentAt)}</Trans>
  if (sentAt && seenAt)
    return (
      <Trans>
        Sent on {dayOf(sentAt)}, viewed on {dayOf(seenAt)}
      </Trans>
    )
  return sentAt ? <Trans>Sent on {dayOf(sentAt)}, not viewed yet</Trans> : null
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

/** One month of a course with its status and a link to pay. */
export function FeeRow({ fee, href, receiptHref }: { fee: Fee; href: string; receiptHref: string }) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const getTextAttributes = useTextAttributes()
  const { course, status, reason, currency } = fee
  const bill = createBillFromFee(fee)
  const month = formatMonth(fee.month, locale)
  const dueOn = formatIsoDay(fee.dueOn, locale)
  const payLabels = usePayLabels(fee, month)
  const canPay = isFeeOutstanding(fee) || status === 'pending'
  const discounted = fee.discount > 0 ? { amount: fee.amount, name: fee.discountName ?? t`Discount` } : undefined
  return (
    <Surface as="li" padding="large">
      <Inline gap="medium" justify="space-between">
        <Stack gap="x-small" basis="14rem" breaksWords>
          <Text as="h3" size="md" {...getTextAttributes(course.name)}>
            {course.name}
          </Text>
          <Inline as="p" gap="medium" rowGap="x-small" align="stretch" tone="muted" size="sm">
            <Bdi>{month}</Bdi>
            <span>
              <Trans>
                Due on <Bdi>{dueOn}</Bdi>
              </Trans>
            </span>
            <Bdi>{fee.reference}</Bdi>
          </Inline>
          {bill && (
            <Inline as="p" gap="medium" rowGap="x-small" align="stretch" tone="muted" size="sm">
              <PaymentStepText bill={bill} />
            </Inline>
          )}
          {reason && <p {...getTextAttributes(reason)}>{reason}</p>}
        </Stack>
        <Text as="strong" size="lg" isTabular>
          <PriceTag price={fee.price} discountedPrice={discounted} currency={currency} />
        </Text>
        <StatusBadge kind="payment" status={status === 'pending' ? 'underReview' : status} />
        {canPay && (
          <LinkButton
            size="sm"
            variant={status === 'pending' ? 'secondary' : 'primary'}
            href={href}
            aria-label={payLabels.accessibleName}
          >
            {payLabels.label}
          </LinkButton>
        )}
        {hasPrintableReceipt(fee) && (
          <LinkButton size="sm" href={receiptHref} aria-label={t`View ${course.name}, ${month}`}>
            <Trans>View</Trans>
          </LinkButton>
        )}
      </Inline>
    </Surface>
  )
}

/** Label and accessible name of the pay link, by status. */
function usePayLabels({ status, isRejected, course: { name } }: Fee, month: string) {
  const { t } = useLingui()
  if (status === 'pending')
    return { label: t`Replace receipt`, accessibleName: t`Replace receipt for ${name}, ${month}` }
  if (isRejected)
    return { label: t`Send another receipt`, accessibleName: t`Send another receipt for ${name}, ${month}` }
  return { label: t`Pay`, accessibleName: t`Pay for ${name}, ${month}` }
}
