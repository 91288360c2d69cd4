import type { RecordedEntry } from '@maktab/contract/schema'
import { Trans } from '@lingui/react/macro'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import type { Bill } from '#lib/money/billsAndFees.ts'
import { formatMoney } from '#lib/money/currencyAmounts.ts'
import { memoizeByKey } from '#lib/memoizeByKey.ts'
import { formatIsoDay } from '#lib/time/isoDay.ts'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'

const formatterOf = memoizeByKey((key) => {
  const [locale = 'en', timeZone = 'UTC'] = key.split(' ')
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone, calendar: 'gregory' })
})

/** Formats the calendar day of an instant in a time zone. */
function formatInstantDay(instant: string, locale: string, timeZone: string): string {
  return formatterOf(`${locale} ${timeZone}`).format(new Date(instant))
}

/** Last known step of a payment, with its day. */
export function PaymentStepText({ bill }: { bill: Bill }) {
  const { sentAt, seenAt, decidedAt, paymentStatus } = bill
  const { locale } = useLocale()
  const { timeZone } = useSchoolSettings()
  const dayOf = (at: string) => formatInstantDay(at, locale, timeZone)
  const entry = bill.payments?.entries.at(-1)
  // A receipt under review is newer than what the office recorded.
  if (entry && !(paymentStatus === 'pending' && bill.receipt)) return <EntryText entry={entry} bill={bill} />
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

/** The last payment or refund that the office recorded. */
function EntryText({ entry, bill }: { entry: RecordedEntry; bill: Bill }) {
  const { locale } = useLocale()
  const { currency: schoolCurrency } = useSchoolSettings()
  const money = formatMoney(entry.amount, bill.currency ?? schoolCurrency)
  const day = formatIsoDay(entry.day, locale)
  if (entry.type === 'payment')
    return (
      <Trans>
        Paid <Bdi>{money}</Bdi> on {day}
      </Trans>
    )
  return entry.note ? (
    <Trans>
      Refunded <Bdi>{money}</Bdi> on {day}: <Bdi>{entry.note}</Bdi>
    </Trans>
  ) : (
    <Trans>
      Refunded <Bdi>{money}</Bdi> on {day}
    </Trans>
  )
}
