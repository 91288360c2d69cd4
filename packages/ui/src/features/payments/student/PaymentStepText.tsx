import type { Bill } from '#lib/money/bills.ts'
import { Trans } from '@lingui/react/macro'
import { useLocale } from 'react-aria-components/I18nProvider'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { memoizeByKey } from '#lib/memoizeByKey.ts'

const formatterOf = memoizeByKey((key) => {
  const [locale = 'en', timeZone = 'UTC'] = key.split(' ')
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone, calendar: 'gregory' })
})

/** The day of an instant of the wire, as the language writes it, by the clocks of a zone. */
function formatInstantDay(instant: string, locale: string, timeZone: string): string {
  return formatterOf(`${locale} ${timeZone}`).format(new Date(instant))
}

/** How far a payment has come, in one line: the last step that is known, with its day. */
export function PaymentStepText({ bill: { sentAt, seenAt, decidedAt, paymentStatus } }: { bill: Bill }) {
  const { locale } = useLocale()
  const { timeZone } = useSchoolSettings()
  const dayOf = (at: string) => formatInstantDay(at, locale, timeZone)
  if (decidedAt && paymentStatus === 'paid') return <Trans>Approved on {dayOf(decidedAt)}</Trans>
  if (decidedAt && paymentStatus === 'rejected') return <Trans>Rejected on {dayOf(decidedAt)}</Trans>
  // Decided, but nobody knows when: whether it was seen by a certain day is no longer the question.
  if (sentAt && (paymentStatus === 'paid' || paymentStatus === 'rejected'))
    return <Trans>Sent on {dayOf(sentAt)}</Trans>
  if (sentAt && seenAt)
    return (
      <Trans>
        Sent on {dayOf(sentAt)}, seen on {dayOf(seenAt)}
      </Trans>
    )
  return sentAt ? <Trans>Sent on {dayOf(sentAt)}, not seen yet</Trans> : null
}
