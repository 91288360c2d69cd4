import { Trans, useLingui } from '@lingui/react/macro'
import { Fieldset } from '#components/Fieldset/Fieldset.tsx'
import { FormDatePicker } from '#forms/FormDatePicker.tsx'
import { FormPasswordField } from '#forms/FormPasswordField.tsx'
import { FormRadioGroup } from '#forms/FormRadioGroup.tsx'
import { FormTextField } from '#forms/FormTextField.tsx'
import { SubmitButton } from '#forms/SubmitButton.tsx'
import { languageName, languages } from '#model/languages.ts'
import { Hint } from '#components/Field/Hint.ts'
import { Fields, Step } from './CreateStudentAccountScreen.styles.ts'
import type { RegistrationValues } from './registration.schema.ts'

/** Who will learn: everything of 1§3 but the courses. */
export function AccountStep({ today }: { today: string }) {
  const { t, i18n } = useLingui()
  return (
    <Step>
      <Fieldset legend={t`The student`} namesFields={false}>
        <FormTextField<RegistrationValues> name="name" label={t`Name`} autoComplete="name" isRequired />
        <FormTextField<RegistrationValues>
          name="email"
          label={t`Email`}
          type="email"
          inputMode="email"
          autoComplete="username"
          isRequired
        />
        <FormPasswordField<RegistrationValues>
          name="password"
          label={t`Password`}
          description={t`At least 8 characters`}
          autoComplete="new-password"
          isRequired
        />
        <FormDatePicker<RegistrationValues>
          name="date_of_birth"
          label={t`Date of birth`}
          today={today}
          maxValue={today}
        />
      </Fieldset>
      <Fieldset legend={t`Guardian and contact`} namesFields={false}>
        <FormTextField<RegistrationValues> name="guardian_name" label={t`Guardian name`} isRequired />
        <FormTextField<RegistrationValues>
          name="contact_number"
          label={t`Contact number`}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          isRequired
        />
        <FormTextField<RegistrationValues>
          name="alternate_contact_number"
          label={t`Alternate contact number`}
          description={t`Optional: another number, for when the first can’t be reached`}
          type="tel"
          inputMode="tel"
        />
        <FormRadioGroup<RegistrationValues>
          name="preferred_language"
          label={t`Languages spoken`}
          description={t`Choose the one you prefer for lessons.`}
          items={languages.map((language) => ({ id: language, label: languageName(language, i18n) }))}
        />
      </Fieldset>
      <Fieldset legend={t`Confirmation`} namesFields={false}>
        <FormTextField<RegistrationValues>
          name="signature"
          label={t`Signature`}
          description={t`Type your full name; it stands for your signature.`}
          isRequired
        />
        <FormDatePicker<RegistrationValues> name="registration_date" label={t`Registration date`} today={today} />
      </Fieldset>
      <Fields>
        <Hint>
          <Trans>Next: choose courses and when you would like to learn.</Trans>
        </Hint>
        <SubmitButton pendingLabel={t`Select`} isFullWidth>
          <Trans>Select</Trans>
        </SubmitButton>
      </Fields>
    </Step>
  )
}
