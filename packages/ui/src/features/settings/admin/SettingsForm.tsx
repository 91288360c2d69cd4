import type { Settings } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { createTimeZoneOptions } from '#components/ComboBox/comboBoxOptions.ts'
import { Fieldset } from '#components/Fieldset/Fieldset.tsx'
import { Grid } from '#components/Grid/Grid.tsx'
import { useNow, useToday } from '#providers/ClockProvider.tsx'
import { FormComboBox } from '#forms/FormComboBox.tsx'
import { FormRadioGroup, FormCheckbox } from '#forms/FormChoiceFields.tsx'
import { FormTextArea, FormTextField } from '#forms/FormTextFields.tsx'
import { ValidatedForm } from '#forms/ValidatedForm.tsx'
import { FormActions } from '#forms/FormActions.tsx'
import { FormCard } from '#layouts/FormPage/FormCard.tsx'
import type { SubmitResult } from '#submitResult.ts'
import { createCurrencyOptions, newExchangeRate } from './paymentSettings.schema.ts'
import { EmailSettings } from './EmailSettings.tsx'
import { FrontPageSettings } from './FrontPageSettings.tsx'
import { PaymentSettings } from './PaymentSettings.tsx'
import { type SettingsDraft, type SettingsValues, settingsSchema, toRequest, toValues } from './settings.schema.ts'
import { limits } from '@maktab/contract/limits/saveSettings'
import { useFormikContext } from 'formik'
import { Notice } from '#components/Notice/Notice.tsx'
import { RepeatableBlocks } from '#forms/RepeatableBlocks.tsx'
import { ExchangeRateFields } from './ExchangeRateFields.tsx'

type SettingsFormProps = {
  settings: Settings
  /** Whether the backend sends emails; undefined if it doesn’t say and can’t confirm addresses. */
  sendsMails: boolean | undefined
  onSaveSettings: (draft: SettingsDraft) => Promise<SubmitResult>
}

export function SettingsForm({ settings, sendsMails, onSaveSettings }: SettingsFormProps) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const { currency, timeZone } = settings
  const currencies = useMemo(() => createCurrencyOptions(locale, currency), [locale, currency])
  // The version the form is based on; incremented after each save here. Newer versions from elsewhere must not
  // overwrite it.
  const [version, setVersion] = useState(settings.version)
  const now = useNow()
  const today = useToday()
  const schema = useMemo(() => settingsSchema(today), [today])
  const zones = useMemo(() => createTimeZoneOptions(locale, timeZone, now), [locale, timeZone, now])
  return (
    <FormCard>
      <ValidatedForm
        initialValues={toValues(settings)}
        schema={schema}
        onSubmit={(values) =>
          onSaveSettings(toRequest(values, { ...settings, version, ...(!sendsMails && { confirmsEmails: undefined }) }))
        }
        onUseLatest={() => setVersion(settings.version)}
        onDone={() => setVersion((saved) => saved && saved + 1)}
      >
        <Fieldset legend={t`The school`} namesFields={false}>
          <FormTextField<SettingsValues> name="name" label={t`Name`} isRequired />
          <Grid gap="large" align="start">
            <FormComboBox<SettingsValues>
              name="currency"
              label={t`Currency`}
              description={t`Prices are shown in it. Amounts stay as they are.`}
              items={currencies}
              isRequired
            />
            <FormComboBox<SettingsValues>
              name="timeZone"
              label={t`Time zone`}
              description={t`Classes and events go by its clocks. Their times stay as they are.`}
              items={zones}
              isRequired
            />
          </Grid>
          {settings.clashes !== undefined && (
            <FormRadioGroup<SettingsValues>
              name="clashes"
              label={t`When two lessons clash`}
              description={t`Whoever gives a class or an allotment its times is told in any case.`}
              items={[
                { id: 'ask', label: t`Ask before it is saved` },
                { id: 'refuse', label: t`Don’t allow it` },
              ]}
            />
          )}
        </Fieldset>
        {settings.emailGreeting !== undefined && <EmailSettings />}
        {sendsMails !== undefined && <EmailConfirmationSettings sendsMails={sendsMails} />}
        <PaymentSettings
          hasWays={settings.paymentWays !== undefined}
          hasPdfReceipts={settings.acceptsPdfReceipts !== undefined}
        />
        {settings.rates !== undefined && <ExchangeRateSettings />}
        <Fieldset
          legend={t`How to reach the school`}
          description={t`For whoever can’t sign in: it stands where an account is restricted, and where people apply.`}
          namesFields={false}
        >
          <Grid gap="large" align="start">
            <FormTextField<SettingsValues> name="contactEmail" label={t`Email of the school`} type="email" />
            <FormTextField<SettingsValues>
              name="contactPhone"
              label={t`Phone of the school`}
              description={t`With the country code, such as +92. Numbers of people without a code are read as numbers of this country.`}
              type="tel"
            />
          </Grid>
          <FormTextArea<SettingsValues>
            name="address"
            label={t`Address of the school`}
            description={t`It stands on receipts, reports and all other papers.`}
            rows={3}
          />
        </Fieldset>
        {settings.frontPage !== undefined && <FrontPageSettings picture={settings.frontPicture} />}
        <FormActions pendingLabel={t`Saving…`}>
          <Trans>Save</Trans>
        </FormActions>
      </ValidatedForm>
    </FormCard>
  )
}

/** Email confirmation; explains why it is unavailable if the school can’t send emails. */
function EmailConfirmationSettings({ sendsMails }: { sendsMails: boolean }) {
  const { t } = useLingui()
  if (!sendsMails) {
    return (
      <Fieldset
        legend={t`Emails of those who register`}
        description={t`They can’t be confirmed by a link: the school has no mail server yet. Whoever runs it sets one up.`}
        namesFields={false}
      >
        {null}
      </Fieldset>
    )
  }
  return (
    <Fieldset
      legend={t`Emails of those who register`}
      description={t`They are sent a link, and see nothing of their courses and classes before they have used it. Whoever applies as a teacher is sent one too.`}
      namesFields={false}
    >
      <FormCheckbox<SettingsValues> name="confirmsEmails" label={t`Have emails confirmed by a link`} />
    </Fieldset>
  )
}

/** Exchange rates for showing approximate amounts to payers. */
function ExchangeRateSettings() {
  const { t } = useLingui()
  const today = useToday()
  const { values, initialValues } = useFormikContext<SettingsValues>()
  const [own, before] = [values.currency, initialValues.currency]
  return (
    <>
      <RepeatableBlocks<SettingsValues, 'rates'>
        name="rates"
        legend={t`Other currencies`}
        description={t`Whoever pays can read about how much it is in another currency, with the day of your rate. What is owed stays in the school’s currency.`}
        newBlock={() => newExchangeRate(today)}
        getBlockLabel={(number) => t`Rate ${number}`}
        addLabel={t`Add a currency`}
        min={0}
        max={limits.rates.max}
      >
        {(name, index) => <ExchangeRateFields name={name} index={index} />}
      </RepeatableBlocks>
      {values.rates.length > 0 && own !== null && own !== before && (
        <Notice tone="warning">
          <Trans>
            The rates were entered for {before}. Say what 1 {own} buys of each currency, or remove them.
          </Trans>
        </Notice>
      )}
    </>
  )
}
