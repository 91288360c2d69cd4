import type { Settings } from '@maktab/contract/schema'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { createTimeZoneOptions } from '#components/ComboBox/comboBoxOptions.ts'
import { Fieldset } from '#components/Fieldset/Fieldset.tsx'
import { Grid } from '#components/Grid/Grid.tsx'
import { useNow } from '#providers/ClockProvider.tsx'
import { FormComboBox } from '#forms/FormComboBox.tsx'
import { FormRadioGroup } from '#forms/FormChoiceFields.tsx'
import { FormTextArea, FormTextField } from '#forms/FormTextFields.tsx'
import type { SettingsValues } from './settings.schema.ts'
import { TeachingSettings } from './TeachingSettings.tsx'

/** Name, time zone, overlapping lessons, the week and contact details. */
export function SchoolSection({ settings }: { settings: Settings }) {
  const { timeZone, clashes } = settings
  const { t } = useLingui()
  const { locale } = useLocale()
  const now = useNow()
  const zones = useMemo(() => createTimeZoneOptions(locale, timeZone, now), [locale, timeZone, now])
  return (
    <>
      <Fieldset legend={t`School details`} namesFields={false}>
        <FormTextField<SettingsValues> name="name" label={t`Name`} isRequired />
        <FormComboBox<SettingsValues>
          name="timeZone"
          label={t`Time zone`}
          description={t`Used for classes and events. Existing times don’t change.`}
          items={zones}
          isRequired
        />
        {clashes !== undefined && (
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
      <TeachingSettings settings={settings} />
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
    </>
  )
}
