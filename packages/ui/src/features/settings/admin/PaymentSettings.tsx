import { useLingui } from '@lingui/react/macro'
import { Fieldset } from '#components/Fieldset/Fieldset.tsx'
import { FormCheckbox } from '#forms/FormCheckbox.tsx'
import { FormNumberField } from '#forms/FormNumberField.tsx'
import { FormTextArea } from '#forms/FormTextArea.tsx'
import { PaymentPreview } from './PaymentPreview.tsx'
import type { SettingsValues } from './settings.schema.ts'
import { PaymentAccountBlocks } from './PaymentAccountBlocks.tsx'

type PaymentSettingsProps = {
  /** Whether the backend keeps accounts. */
  hasWays: boolean
  /** Whether the backend can accept PDF receipts. */
  hasPdfReceipts: boolean
}

/** How to pay, for domestic and for international students, each with a preview of what a student sees. */
export function PaymentSettings({ hasWays, hasPdfReceipts }: PaymentSettingsProps) {
  const { t } = useLingui()
  const words = hasWays ? t`Further words` : undefined
  return (
    <Fieldset
      legend={t`How to pay`}
      description={t`Students read this where they buy a course or an event, and where they register. What you leave blank counts as not given.`}
      namesFields={false}
    >
      <Fieldset legend={t`Domestic students`} isFramed>
        {hasWays && <PaymentAccountBlocks origin="domestic" />}
        <FormTextArea<SettingsValues>
          name="paymentInstructions.domestic"
          label={words ?? t`Domestic students`}
          description={t`How to pay from within the country: a bank account, a mobile wallet`}
          rows={4}
        />
        <PaymentPreview origin="domestic" />
      </Fieldset>
      <Fieldset legend={t`International students`} isFramed>
        {hasWays && <PaymentAccountBlocks origin="international" />}
        <FormTextArea<SettingsValues>
          name="paymentInstructions.international"
          label={words ?? t`International students`}
          description={t`How to pay from abroad`}
          rows={4}
        />
        <PaymentPreview origin="international" />
      </Fieldset>
      {hasWays && (
        <FormNumberField<SettingsValues>
          name="checkedWithinHours"
          label={t`Payments are usually checked within (hours)`}
          description={t`Whoever pays is told. Leave it blank to promise nothing.`}
          minValue={1}
          formatOptions={{ maximumFractionDigits: 0 }}
        />
      )}
      {hasPdfReceipts && <FormCheckbox<SettingsValues> name="acceptsPdfReceipts" label={t`Also accept PDF receipts`} />}
    </Fieldset>
  )
}
