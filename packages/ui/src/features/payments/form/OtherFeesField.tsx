import { useLingui } from '@lingui/react/macro'
import { useFormikContext } from 'formik'
import { useLocale } from 'react-aria-components/I18nProvider'
import { CheckboxGroup } from '#components/CheckboxGroup/CheckboxGroup.tsx'
import { formatMonth } from '#lib/money/billsAndFees.ts'
import { formatMoney } from '#lib/money/currencyAmounts.ts'
import type { PayableFee } from '#lib/money/familyFees.ts'

/** Formats the name of a fee: “Tajweed, October 2026”, after the name of a sibling. */
export function useFeeName(): (fee: Pick<PayableFee, 'child' | 'course' | 'month'>) => string {
  const { locale } = useLocale()
  return ({ child, course, month }) =>
    [...(child === undefined ? [] : [child]), `${course}, ${formatMonth(month, locale)}`].join(' · ')
}

type OtherFeesFieldProps = {
  fees: readonly PayableFee[]
  selectedIds: readonly number[]
  onChange: (ids: number[]) => void
}

/** The other open fees of the family, to pay them with the same receipt. */
export function OtherFeesField({ fees, selectedIds, onChange }: OtherFeesFieldProps) {
  const { t } = useLingui()
  const { isSubmitting } = useFormikContext()
  const getName = useFeeName()
  return (
    <CheckboxGroup
      label={t`Pay other fees with the same receipt`}
      description={t`Optional. Transfer the total at once and send one receipt.`}
      items={fees.map((fee) => ({
        id: String(fee.id),
        label: `${getName(fee)} · ${formatMoney(fee.amount, fee.currency)}`,
        ...(fee.status === 'overdue' && { note: t`Overdue` }),
      }))}
      value={selectedIds.map(String)}
      onChange={(ids) => onChange(ids.map(Number))}
      isReadOnly={isSubmitting}
      isStacked
    />
  )
}
