import { limits } from '@maktab/contract/limits/recordPayment'
import { useLingui } from '@lingui/react/macro'
import { useFormikContext } from 'formik'
import { useToday } from '#providers/ClockProvider.tsx'
import { FormDatePicker } from '#forms/FormDateFields.tsx'
import { FormNumberField } from '#forms/FormNumberField.tsx'
import { FormSelect } from '#forms/FormChoiceFields.tsx'
import { FormTextField } from '#forms/FormTextFields.tsx'
import { Grid } from '#components/Grid/Grid.tsx'
import { getPriceFractionDigits } from '#lib/money/currencyAmounts.ts'
import { entryMethods } from '#lib/money/itemPayments.ts'
import { getPaymentMethodName } from '#lib/money/paymentMethods.ts'

/** Fields that payments and refunds share. */
type EntryValues = { amount: number | null; method: string | null; date: string; transactionId: string }

type EntryFieldsProps = {
  currency: string
  /** Says how much can be entered. */
  amountDescription: string | undefined
}

/** Amount, method and date of a payment or refund; cash has no transaction number. */
export function EntryFields({ currency, amountDescription }: EntryFieldsProps) {
  const { t, i18n } = useLingui()
  const today = useToday()
  const { values } = useFormikContext<EntryValues>()
  return (
    <Grid minColumn="12rem" gap="medium" rowGap="large" align="start">
      <FormNumberField<EntryValues>
        name="amount"
        label={t`Amount (${currency})`}
        description={amountDescription}
        formatOptions={{ maximumFractionDigits: getPriceFractionDigits(currency) }}
        minValue={0}
        isRequired
      />
      <FormSelect<EntryValues>
        name="method"
        label={t`Payment method`}
        items={entryMethods.map((id) => ({ id, label: getPaymentMethodName(id, i18n) }))}
        isRequired
      />
      <FormDatePicker<EntryValues> name="date" label={t`Date`} today={today} maxValue={today} isRequired />
      {values.method !== 'cash' && (
        <FormTextField<EntryValues>
          name="transactionId"
          label={t`Transaction number`}
          maxLength={limits.transactionId.max}
          autoComplete="off"
        />
      )}
    </Grid>
  )
}
