import { limits } from '@maktab/contract/limits/saveSettings'
import { useLingui } from '@lingui/react/macro'
import { useFormikContext } from 'formik'
import { Grid } from '#components/Grid/Grid.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { FormRadioGroup } from '#forms/FormRadioGroup.tsx'
import { FormTextArea } from '#forms/FormTextArea.tsx'
import { FormTextField } from '#forms/FormTextField.tsx'
import { RepeatableBlocks } from '#forms/RepeatableBlocks.tsx'
import type { PaymentOrigin } from '#lib/money/paymentInstructions.ts'
import { newPaymentAccount } from './paymentAccounts.schema.ts'
import type { SettingsValues } from './settings.schema.ts'

/** The accounts of one set. */
export function PaymentAccountBlocks({ origin }: { origin: PaymentOrigin }) {
  const { t } = useLingui()
  return (
    <RepeatableBlocks<SettingsValues, `paymentWays.${PaymentOrigin}`>
      name={`paymentWays.${origin}`}
      legend={t`Accounts`}
      description={t`Bank accounts and mobile wallets: each line gets a button that copies it.`}
      newBlock={newPaymentAccount}
      getBlockLabel={(number) => t`Account ${number}`}
      addLabel={t`Add an account`}
      min={0}
      max={limits[`paymentWays.${origin}`].max}
    >
      {(name, index) => <WayFields name={name} origin={origin} index={index} />}
    </RepeatableBlocks>
  )
}

type WayFieldsProps = { name: `paymentWays.${PaymentOrigin}[${number}]`; origin: PaymentOrigin; index: number }

function WayFields({ name, origin, index }: WayFieldsProps) {
  const { t } = useLingui()
  const { values } = useFormikContext<SettingsValues>()
  const isBank = values.paymentWays[origin][index]?.kind !== 'wallet'
  return (
    <Stack gap="large">
      <FormRadioGroup<SettingsValues>
        name={`${name}.kind`}
        label={t`Kind`}
        items={[
          { id: 'bank', label: t`Bank account` },
          { id: 'wallet', label: t`Mobile wallet` },
        ]}
      />
      <Grid gap="large" align="start">
        <FormTextField<SettingsValues>
          name={`${name}.name`}
          label={isBank ? t`Name of the bank` : t`Name of the wallet`}
          isRequired
        />
        <FormTextField<SettingsValues> name={`${name}.accountTitle`} label={t`Account title`} isRequired />
        <FormTextField<SettingsValues>
          name={`${name}.accountNumber`}
          label={isBank ? t`Account number or IBAN` : t`Wallet number`}
          isRequired
        />
        {isBank && <FormTextField<SettingsValues> name={`${name}.branch`} label={t`Branch or SWIFT`} />}
      </Grid>
      <FormTextArea<SettingsValues> name={`${name}.note`} label={t`Note`} rows={2} />
    </Stack>
  )
}
