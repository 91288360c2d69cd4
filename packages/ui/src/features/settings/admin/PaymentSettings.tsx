import { limits } from '@maktab/contract/limits/saveSettings'
import { useLingui, Trans } from '@lingui/react/macro'
import { useFormikContext } from 'formik'
import { Grid } from '#components/Grid/Grid.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { FormRadioGroup, FormCheckbox } from '#forms/FormChoiceFields.tsx'
import { FormTextField } from '#forms/FormTextFields.tsx'
import { TextLanguageSwitch } from '#forms/TextLanguageSwitch.tsx'
import { type TextLanguage, useTextLanguage } from '#forms/TextLanguageProvider.tsx'
import { TranslatedTextArea } from '#forms/TranslatedFields.tsx'
import { RepeatableBlocks } from '#forms/RepeatableBlocks.tsx'
import { type PaymentOrigin, isPlaceholderText } from '#lib/money/paymentMethods.ts'
import { newPaymentAccount, paymentAccountsToRequest } from './paymentSettings.schema.ts'
import type { SettingsValues } from './settings.schema.ts'
import { Fieldset } from '#components/Fieldset/Fieldset.tsx'
import { FormNumberField } from '#forms/FormNumberField.tsx'
import { styled } from 'styled-components'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Text } from '#components/Text/Text.tsx'
import { tokens } from '#theme/tokens.ts'
import { Hint } from '#components/Field/Field.styles.ts'
import { Surface } from '#components/Surface/Surface.tsx'
import { SchoolSettingsProvider, useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { PaymentOriginInstructions } from '#features/payments/form/PaymentOriginInstructions.tsx'

const PreviewSummary = styled.summary`
  inline-size: fit-content;
  padding-block: ${tokens.space[2]};
  color: ${tokens.color.textMuted};
  font-size: ${tokens.text.sm};
  cursor: pointer;

  @media (pointer: coarse) {
    padding-block: ${tokens.space[3]};
  }
`

/** Payment accounts for one origin; each is a row that opens. */
function PaymentAccountBlocks({ origin }: { origin: PaymentOrigin }) {
  const { t } = useLingui()
  return (
    <RepeatableBlocks<SettingsValues, `paymentWays.${PaymentOrigin}`>
      name={`paymentWays.${origin}`}
      legend={t`Accounts`}
      description={t`Add bank accounts and mobile wallets. Each detail gets a copy button.`}
      newBlock={newPaymentAccount}
      getBlockLabel={(number) => t`Account ${number}`}
      addLabel={t`Add account`}
      min={0}
      max={limits[`paymentWays.${origin}`].max}
      summarize={({ name, accountNumber }) => (
        <>
          <Bdi>{name.trim() || t`Untitled`}</Bdi>{' '}
          <Text as="span" tone="muted" size="sm">
            <Bdi dir="ltr">{accountNumber}</Bdi>
          </Text>
        </>
      )}
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
        label={t`Type`}
        items={[
          { id: 'bank', label: t`Bank account` },
          { id: 'wallet', label: t`Mobile wallet` },
        ]}
      />
      <Grid gap="large" align="start">
        <FormTextField<SettingsValues>
          name={`${name}.name`}
          label={isBank ? t`Bank name` : t`Wallet name`}
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
      <TranslatedTextArea<SettingsValues>
        nameIn={(language) => (language === 'default' ? `${name}.note` : `${name}.translations.${language}.note`)}
        label={t`Note`}
        rows={2}
      />
    </Stack>
  )
}

/** Path of the payment instructions in a language. */
const pathIn = (language: TextLanguage) =>
  language === 'default' ? 'paymentInstructions' : (`translations.${language}.paymentInstructions` as const)

type PaymentSettingsProps = {
  /** Whether the backend stores payment accounts. */
  hasWays: boolean
  hasPdfReceipts: boolean
}

/** Payment instructions for domestic and international students, each with a preview. */
export function PaymentSettings({ hasWays, hasPdfReceipts }: PaymentSettingsProps) {
  const { t } = useLingui()
  const textLabel = hasWays ? t`More instructions` : undefined
  return (
    <Fieldset
      legend={t`How to pay`}
      description={t`Shown when students pay or register. Blank fields are hidden.`}
      namesFields={false}
    >
      <TextLanguageSwitch />
      <Fieldset legend={t`Domestic students`} isFramed>
        {hasWays && <PaymentAccountBlocks origin="domestic" />}
        <TranslatedTextArea<SettingsValues>
          nameIn={(language) => `${pathIn(language)}.domestic`}
          label={textLabel ?? t`Domestic students`}
          description={t`How students in your country pay, such as by bank transfer or mobile wallet`}
          rows={4}
        />
        <PaymentPreview origin="domestic" />
      </Fieldset>
      <Fieldset legend={t`International students`} isFramed>
        {hasWays && <PaymentAccountBlocks origin="international" />}
        <TranslatedTextArea<SettingsValues>
          nameIn={(language) => `${pathIn(language)}.international`}
          label={textLabel ?? t`International students`}
          description={t`How students abroad pay`}
          rows={4}
        />
        <PaymentPreview origin="international" />
      </Fieldset>
      {hasWays && (
        <FormNumberField<SettingsValues>
          name="checkedWithinHours"
          label={t`Usual review time (hours)`}
          description={t`Shown after someone pays. Leave blank to hide it.`}
          minValue={1}
          formatOptions={{ maximumFractionDigits: 0 }}
        />
      )}
      {hasPdfReceipts && <FormCheckbox<SettingsValues> name="acceptsPdfReceipts" label={t`Also accept PDF receipts`} />}
    </Fieldset>
  )
}

/** Live preview of the payment instructions; inert, and hidden from screen readers because it repeats the fields. */
function PaymentPreview({ origin }: { origin: PaymentOrigin }) {
  const school = useSchoolSettings()
  const { values } = useFormikContext<SettingsValues>()
  const { paymentInstructions, contactEmail, contactPhone } = values
  const { contactEmail: _email, contactPhone: _phone, ...others } = school
  const reader = useTextLanguage()?.language ?? 'default'
  const typedSettings = {
    ...others,
    ...(contactEmail.trim() && { contactEmail: contactEmail.trim() }),
    ...(contactPhone.trim() && { contactPhone: contactPhone.trim() }),
    paymentInstructions,
    paymentWays: paymentAccountsToRequest(values.paymentWays),
    translations: values.translations,
  }
  return (
    <details>
      <PreviewSummary>
        <Trans>Student preview</Trans>
      </PreviewSummary>
      {isPlaceholderText(paymentInstructions[origin]) && (
        <Hint>
          <Trans>Text starting with [Placeholder] is hidden.</Trans>
        </Hint>
      )}
      <Surface background="canvas" padding="large" border="borderStrong" isDashed radius="md" inert aria-hidden>
        <SchoolSettingsProvider settings={typedSettings}>
          <PaymentOriginInstructions origin={origin} reader={reader} />
        </SchoolSettingsProvider>
      </Surface>
    </details>
  )
}
