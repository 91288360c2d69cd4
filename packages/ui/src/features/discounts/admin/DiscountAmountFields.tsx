import type { Discount } from '@maktab/contract/schema'
import { useLingui } from '@lingui/react/macro'
import { useFormikContext } from 'formik'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { FormNumberField } from '#forms/FormNumberField.tsx'
import { FormRadioGroup } from '#forms/FormRadioGroup.tsx'
import { formatMoney } from '#lib/money/money.ts'
import type { DiscountValues } from './discount.schema.ts'

/** How much is taken off; what was given in a currency that the school had before is told, and said anew. */
export function DiscountAmountFields({ discount }: { discount: Discount | undefined }) {
  const { t } = useLingui()
  const { currency } = useSchoolSettings()
  const { values } = useFormikContext<DiscountValues>()
  const before = discount?.amount && discount.currency !== null && discount.currency !== currency ? discount : undefined
  const was = before && formatMoney(before.amount ?? 0, before.currency ?? currency)
  return (
    <>
      <FormRadioGroup<DiscountValues>
        name="worth"
        label={t`Takes off`}
        items={[
          { id: 'percentage', label: t`A part of the price` },
          { id: 'amount', label: t`An amount` },
        ]}
      />
      {values.worth === 'percentage' ? (
        <FormNumberField<DiscountValues>
          name="percentage"
          label={t`Percent`}
          description={t`100 percent make it free: nothing is paid then.`}
          formatOptions={{ maximumFractionDigits: 0 }}
          isRequired
        />
      ) : (
        <FormNumberField<DiscountValues>
          name="amount"
          label={t`Amount`}
          description={
            was === undefined
              ? t`Never more than the price.`
              : t`It was ${was}. The school has another currency now: say it anew.`
          }
          formatOptions={{ style: 'currency', currency, currencyDisplay: 'narrowSymbol' }}
          isRequired
        />
      )}
    </>
  )
}
