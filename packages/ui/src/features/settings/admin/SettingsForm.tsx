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
        <Fieldset legend={t`School details`} namesFields={false}>
          <FormTextField<SettingsValues> name="name" label={t`Name`} isRequired />
          <Grid gap="large" align="start">
            <FormComboBox<SettingsValues>
              name="currency"
              label={t`Currency`}
              description={t`Used for all prices. Amounts aren’t converted.`}
              items={currencies}
              isRequired
            />
            <FormComboBox<SettingsValues>
              name="timeZone"
              label={t`Time zone`}
              description={t`Used for classes and events. Existing times don’t change.`}
              items={zones}
              isRequired
            />
          </Grid>
          {settings.clashes !== undefined && (
            <FormRadioGroup<SettingsValues>
              name="clashes"
              label={t`If two lessons overlap`}
              description={t`Overlaps are always shown when you set class or allotment times.`}
              items={[
                { id: 'ask', label: t`Warn before saving` },
                { id: 'refuse', label: t`Block it` },
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
          legend={t`School contact details`}
          description={t`Shown to people who can’t sign in and to applicants.`}
          namesFields={false}
        >
          <Grid gap="large" align="start">
            <FormTextField<SettingsValues> name="contactEmail" label={t`School email`} type="email" />
            <FormTextField<SettingsValues>
              name="contactPhone"
              label={t`School phone`}
              description={t`Include the country code, like +92. Numbers without a code are treated as numbers from this country.`}
              type="tel"
            />
          </Grid>
          <FormTextArea<SettingsValues>
            name="address"
            label={t`School address`}
            description={t`Shown on receipts, reports and other documents.`}
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
        legend={t`Email confirmation`}
        description={t`Email isn’t set up yet. Ask your system administrator to add an email server.`}
        namesFields={false}
      >
        {null}
      </Fieldset>
    )
  }
  return (
    <Fieldset
      legend={t`Email confirmation`}
      description={t`We’ll email a link. Students can’t see courses or classes until they use it. Teacher applicants get one too.`}
      namesFields={false}
    >
      <FormCheckbox<SettingsValues> name="confirmsEmails" label={t`Ask people to confirm their email`} />
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
        description={t`Show an approximate amount in other currencies. Payments stay in the school’s currency.`}
        newBlock={() => newExchangeRate(today)}
        getBlockLabel={(number) => t`Rate ${number}`}
        addLabel={t`Add currency`}
        min={0}
        max={limits.rates.max}
      >
        {(name, index) => <ExchangeRateFields name={name} index={index} />}
      </RepeatableBlocks>
      {values.rates.length > 0 && own !== null && own !== before && (
        <Notice tone="warning">
          <Trans>
            These rates are for {before}. Update them for {own}, or remove them.
          </Trans>
        </Notice>
      )}
    </>
  )
}
