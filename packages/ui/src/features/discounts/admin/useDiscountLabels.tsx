import type { Discount } from '@maktab/contract/schema'
import { useLingui, Trans } from '@lingui/react/macro'
import { useLocale } from 'react-aria-components/I18nProvider'
import { useToday } from '#providers/ClockProvider.tsx'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { type DiscountState, getDiscountState } from '#lib/money/discounts.ts'
import { formatMoney } from '#lib/money/currencyAmounts.ts'
import { getPersonLabel } from '#lib/people/personLabels.ts'
import { formatIsoDay } from '#lib/time/isoDay.ts'
import { type BadgeTone, Badge } from '#components/Badge/Badge.tsx'
import { EmptyState } from '#components/EmptyState/EmptyState.tsx'

/** Labels of a discount’s values. */
export function useDiscountLabels() {
  const { t, i18n } = useLingui()
  const { locale } = useLocale()
  const today = useToday()
  const { currency: schoolCurrency } = useSchoolSettings()
  const formatDay = (date: string) => formatIsoDay(date, locale)
  const states: Record<DiscountState, string> = {
    holds: t({ message: 'Active', context: 'discount' }),
    later: t({ message: 'Scheduled', context: 'discount' }),
    usedUp: t({ message: 'Used up', context: 'discount' }),
    over: t({ message: 'Expired', context: 'discount' }),
    otherCurrency: t({ message: 'Other currency', context: 'discount' }),
    ended: t({ message: 'Ended', context: 'discount' }),
  }
  return {
    states,
    getState: (discount: Discount) => getDiscountState(discount, today, schoolCurrency),
    /** The percentage or amount. */
    getValueLabel: ({ percentage, amount, currency }: Discount) =>
      percentage === null
        ? formatMoney(amount ?? 0, currency ?? schoolCurrency)
        : i18n.number(percentage / 100, { style: 'percent' }),
    /** The recipient: anyone with the code, or one student. */
    getRecipientLabel: ({ student }: Discount) => (student ? getPersonLabel(student, t`N/A`) : t`Everyone`),
    /** The course or event it applies to, or all prices. */
    getScopeLabel: ({ course, event }: Discount) => {
      if (course) return course.name
      return event ? event.title.trim() || t`Untitled` : t`All courses and events`
    },
    /** The period in which it is valid. */
    getPeriodLabel: ({ from, until }: Discount) => {
      if (from !== null && until !== null) return t`${formatDay(from)} to ${formatDay(until)}`
      if (until !== null) return t`Until ${formatDay(until)}`
      return from === null ? t`No date limit` : t`From ${formatDay(from)}`
    },
    getUsesLabel: ({ uses, mostUses }: Discount) =>
      mostUses === null ? i18n.number(uses) : t`${i18n.number(uses)} of ${i18n.number(mostUses)}`,
  }
}

const tones: Record<DiscountState, BadgeTone> = {
  holds: 'success',
  later: 'info',
  usedUp: 'neutral',
  over: 'neutral',
  otherCurrency: 'warning',
  ended: 'neutral',
}

/** Whether a discount can be used today, or why not. */
export function DiscountBadge({ discount }: { discount: Discount }) {
  const { states, getState } = useDiscountLabels()
  const state = getState(discount)
  return <Badge tone={tones[state]}>{states[state]}</Badge>
}

/** Shown if the backend has no discounts (decision 16). */
export function DiscountsUnavailable() {
  return (
    <EmptyState scene="money" title={<Trans>Discounts aren’t available</Trans>}>
      <Trans>Everyone pays the listed prices.</Trans>
    </EmptyState>
  )
}
