import { useLingui } from '@lingui/react/macro'
import { formatMoney, isFree } from '#lib/money/currencyAmounts.ts'
import type { CoursePaymentState } from '#lib/money/paymentStates.ts'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'

type PurchaseLabelOptions = {
  /** Name of the course. */
  name: string
  paymentState: CoursePaymentState | undefined
  /** What the student has to pay, if known. */
  due?: number
}

/**
 * Label and accessible name of the link that buys a course. Paying again has one name everywhere: on cards, outlines,
 * the dashboard and in billing.
 */
export function usePurchaseLabels({ name, paymentState, due }: PurchaseLabelOptions) {
  const { t } = useLingui()
  const { currency } = useSchoolSettings()
  if (due !== undefined && isFree(due)) return { shown: t`Enroll`, named: t`Enroll in ${name}` }
  if (paymentState === 'rejected') {
    return { shown: t`Send another receipt`, named: t`Send another receipt for ${name}` }
  }
  if (paymentState === 'partlyPaid') return { shown: t`Pay the rest`, named: t`Pay the rest for ${name}` }
  if (paymentState === 'requested') {
    if (due === undefined) return { shown: t`Pay`, named: t`Pay for ${name}` }
    const amount = formatMoney(due, currency)
    return { shown: t`Pay ${amount}`, named: t`Pay ${amount} for ${name}` }
  }
  return { shown: t`Purchase`, named: t`Purchase ${name}` }
}
