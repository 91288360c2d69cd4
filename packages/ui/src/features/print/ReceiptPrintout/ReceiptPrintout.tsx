import { Trans, useLingui } from '@lingui/react/macro'
import { useLocale } from 'react-aria-components/I18nProvider'
import { DescriptionList, type DescriptionItem } from '#components/DescriptionList/DescriptionList.tsx'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { formatMoney, isFree } from '#lib/money/currencyAmounts.ts'
import type { ItemPayments } from '@maktab/contract/schema'
import { EntryList, PaidSummary } from '#features/payments/shared/ItemPayments.tsx'
import { formatMonth } from '#lib/money/billsAndFees.ts'
import { getAmountHeld, isPartlyPaid } from '#lib/money/itemPayments.ts'
import { PrintDocument, usePendingPicture } from '../PrintDocument.tsx'
import type { PrintableBill } from './PrintableBill.ts'
import { Parts, HeadlineRoot, Stamp, Figure, MissingPicture } from './ReceiptPrintout.styles.ts'
import { useState } from 'react'
import { Stack } from '#components/Stack/Stack.tsx'
import { Text } from '#components/Text/Text.tsx'
import { DiscountAmount } from '#components/Money/Money.tsx'
import { getPaymentMethodName } from '#lib/money/paymentMethods.ts'
import { getSchoolToday } from '#lib/time/schoolTime.ts'
import { formatIsoDay } from '#lib/time/isoDay.ts'
import { ImageOff } from 'lucide-react'
import { ReceiptImage } from '#components/ReceiptImage/ReceiptImage.tsx'

type ReceiptPrintoutProps = {
  bill: PrintableBill
  /** Sets the document title, and with it the file name of the PDF; only for a single page. */
  setsDocumentTitle?: boolean
  /** 2 if the page has its own h1. */
  headingLevel?: 1 | 2
}

/** 2§2 “View”: status and amount first, then all details (decisions 36 and 150). */
export function ReceiptPrintout({ bill, setsDocumentTitle = false, headingLevel = 1 }: ReceiptPrintoutProps) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const school = useSchoolSettings()
  const facts = useBillDetails(bill)
  const { title, stamp, tone } = useReceiptTitle(bill)
  const { key, status, payments, reference, receipt, currency = school.currency } = bill
  const isConfirmed = status === 'paid' || isPartlyPaid(payments)
  // The receipt of a part is about that part.
  const amount = isPartlyPaid(payments) ? getAmountHeld(payments) : bill.amount
  const name = `${title} ${reference ?? (bill.title || key)}`
  const Heading = `h${headingLevel}` as const
  const SubHeading = `h${headingLevel === 1 ? 2 : 3}` as const
  const sum = amount === undefined ? undefined : isFree(amount) ? t`Free` : formatMoney(amount, currency)
  return (
    <PrintDocument
      name={name}
      summary={[title, bill.title, bill.period && formatMonth(bill.period, locale), sum, reference, school.name]
        .filter(Boolean)
        .join(' · ')}
      {...(isConfirmed && { signatures: [{ role: t`School signature` }, { role: t`Date and stamp` }] })}
      reference={reference}
    >
      {setsDocumentTitle && <title>{name}</title>}
      <HeadlineRoot $tone={tone}>
        <div>
          <Heading data-alone={!stamp}>
            <Bdi>{title}</Bdi>
          </Heading>
          {stamp && <Stamp>{stamp}</Stamp>}
        </div>
        {sum !== undefined && (
          <Stack as="p" gap="none" align="end">
            <Text as="span" size="md" weight="semibold">
              {t`Amount`}
            </Text>
            <Text as="strong" size="display" weight="bold" leading="tight" isTabular>
              <Bdi>{sum}</Bdi>
            </Text>
          </Stack>
        )}
      </HeadlineRoot>
      <Parts>
        <DescriptionList items={facts} />
        {(receipt || !payments) && <ReceiptPicture key={receipt} url={receipt} />}
      </Parts>
      {payments && (
        <Stack as="section" gap="small">
          <Text as={SubHeading} size="md">
            <Trans>Payments</Trans>
          </Text>
          <p>
            <PaidSummary payments={payments} amount={bill.amount ?? undefined} currency={currency} />
          </p>
          <EntryList label={t`Payments`} payments={withoutVoided(payments)} currency={currency} />
        </Stack>
      )}
      {(status === 'underReview' || (status === 'pending' && !payments)) && (
        <p>
          <Trans>This isn’t a receipt. The school hasn’t confirmed this payment yet.</Trans>
        </p>
      )}
      {status === 'paid' && (
        <p>
          <Trans>The school has received this payment. Thank you.</Trans>
        </p>
      )}
    </PrintDocument>
  )
}

/** Printed documents leave out what was recorded by mistake. */
function withoutVoided(payments: ItemPayments): ItemPayments {
  return { ...payments, entries: payments.entries.filter(({ voidedAt }) => voidedAt === null) }
}

/** Document title, stamp and colour by status; only a confirmed payment has a stamp and is called a receipt. */
function useReceiptTitle({ status, payments }: PrintableBill) {
  const { t } = useLingui()
  const titles = {
    paid: { title: t`Payment receipt`, stamp: t`Paid`, tone: 'success' },
    underReview: { title: t`Payment under review`, stamp: '', tone: 'warning' },
    pending: { title: t`Payment pending`, stamp: '', tone: 'warning' },
    rejected: { title: t`Payment rejected`, stamp: t`Rejected`, tone: 'danger' },
    not_required: { title: t`No payment required`, stamp: t`Free`, tone: 'neutral' },
  } as const
  if (isPartlyPaid(payments))
    return { title: t`Partial payment receipt`, stamp: t`Partly paid`, tone: 'warning' } as const
  return (status && titles[status]) ?? ({ title: t`Payment`, stamp: '', tone: 'neutral' } as const)
}

/** Known details of a payment; unknown ones are omitted. */
function useBillDetails(bill: PrintableBill): DescriptionItem[] {
  const { t, i18n } = useLingui()
  const { locale } = useLocale()
  const school = useSchoolSettings()
  const { kind, title, period, price, discount, paymentMethod, transactionId, payer, reference, reason } = bill
  const money = (amount: number) => <Bdi>{formatMoney(amount, bill.currency ?? school.currency)}</Bdi>
  const day = (wireDay: string) => <Bdi>{formatIsoDay(wireDay, locale)}</Bdi>
  const dayOf = (moment: string | null | undefined) =>
    moment ? getSchoolToday(new Date(moment), school.timeZone) : null
  // The entries of a payment that the office recorded have days and methods of their own.
  const isRecorded = bill.payments !== undefined && !bill.receipt
  const [sent, decided] = isRecorded ? [] : [dayOf(bill.sentAt) ?? bill.date, dayOf(bill.decidedAt)]
  return [
    { label: kind === 'event' ? t`Event` : t`Course`, value: title || t`Untitled`, isWide: true },
    ...(reason ? [{ label: t`Reason for rejection`, value: reason, isWide: true }] : []),
    ...(period ? [{ label: t`Period`, value: <Bdi>{formatMonth(period, locale)}</Bdi> }] : []),
    ...(price === undefined ? [] : [{ label: t`Price`, value: isFree(price) ? t`Free` : money(price) }]),
    ...(discount
      ? [{ label: t`Discount`, value: <DiscountAmount amount={money(-discount)} name={bill.discountName} /> }]
      : []),
    ...(isRecorded
      ? []
      : [
          {
            label: t`Payment method`,
            value: paymentMethod?.trim() ? getPaymentMethodName(paymentMethod, i18n) : t`Not specified`,
          },
        ]),
    ...(payer ? [{ label: t`Payer`, value: payer }] : []),
    ...(reference ? [{ label: t`Reference`, value: <Bdi>{reference}</Bdi> }] : []),
    ...(transactionId ? [{ label: t`Transaction number`, value: <Bdi>{transactionId}</Bdi> }] : []),
    ...(sent ? [{ label: t`Sent on`, value: day(sent) }] : []),
    ...(decided ? [{ label: t`Decided on`, value: day(decided) }] : []),
  ]
}

/** The submitted receipt, or a message if it is missing or fails to load. */
function ReceiptPicture({ url }: { url: string | null }) {
  const { t } = useLingui()
  const [isBroken, setIsBroken] = useState(false)
  const [isPartial, setIsPartial] = useState(false)
  const settle = usePendingPicture(url)
  if (!url || isBroken) {
    return (
      <MissingPicture>
        <ImageOff aria-hidden />
        <p>
          {url ? (
            <Trans>Couldn’t load the receipt image. Reload the page to try again.</Trans>
          ) : (
            <Trans>No receipt image available.</Trans>
          )}
        </p>
      </MissingPicture>
    )
  }
  return (
    <Figure>
      <ReceiptImage
        src={url}
        alt={t`Receipt`}
        onPageRendered={(drawn) => setIsPartial(drawn.isPartial)}
        onLoad={settle}
        onError={() => {
          setIsBroken(true)
          settle()
        }}
      />
      <figcaption>
        <Trans>Submitted receipt</Trans>
        {isPartial && (
          <>
            {' · '}
            <Trans>Part of this page can’t be shown here.</Trans>
          </>
        )}
      </figcaption>
    </Figure>
  )
}
