import { useLingui } from '@lingui/react/macro'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { DiscountAmount } from '#components/Money/DiscountAmount.tsx'
import type { DescriptionItem } from '#components/DescriptionList/DescriptionList.tsx'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { formatMonth } from '#lib/money/bills.ts'
import { formatMoney, isFree } from '#lib/money/money.ts'
import { getPaymentMethodName } from '#lib/money/paymentMethods.ts'
import { getSchoolToday } from '#lib/time/schoolTime.ts'
import { formatWireDay } from '#lib/time/wireDay.ts'
import type { PrintableBill } from './PrintableBill.ts'

/** All that is known of a payment, in the order in which it is asked; the rest has no line. */
export function useBillDetails(bill: PrintableBill): DescriptionItem[] {
  const { t, i18n } = useLingui()
  const { locale } = useLocale()
  const school = useSchoolSettings()
  const { kind, title, period, price, discount, paymentMethod, transactionId, payer, reference, reason } = bill
  const money = (amount: number) => <Bdi>{formatMoney(amount, bill.currency ?? school.currency)}</Bdi>
  const day = (told: string) => <Bdi>{formatWireDay(told, locale)}</Bdi>
  const dayOf = (moment: string | null | undefined) =>
    moment ? getSchoolToday(new Date(moment), school.timeZone) : null
  const [sent, decided] = [dayOf(bill.sentAt) ?? bill.date, dayOf(bill.decidedAt)]
  return [
    { label: kind === 'event' ? t`Event` : t`Course`, value: title || t`Untitled`, isWide: true },
    ...(reason ? [{ label: t`Why it was rejected`, value: reason, isWide: true }] : []),
    ...(period ? [{ label: t`Period`, value: <Bdi>{formatMonth(period, locale)}</Bdi> }] : []),
    ...(price === undefined ? [] : [{ label: t`Price`, value: isFree(price) ? t`Free` : money(price) }]),
    ...(discount
      ? [{ label: t`Discount`, value: <DiscountAmount amount={money(-discount)} name={bill.discountName} /> }]
      : []),
    {
      label: t`Payment Method`,
      value: paymentMethod?.trim() ? getPaymentMethodName(paymentMethod, i18n) : t`Not specified`,
    },
    ...(payer ? [{ label: t`Payer`, value: payer }] : []),
    ...(reference ? [{ label: t`Reference`, value: <Bdi>{reference}</Bdi> }] : []),
    ...(transactionId ? [{ label: t`Transaction ID`, value: <Bdi>{transactionId}</Bdi> }] : []),
    ...(sent ? [{ label: t`Date sent`, value: day(sent) }] : []),
    ...(decided ? [{ label: t`Date decided`, value: day(decided) }] : []),
  ]
}
