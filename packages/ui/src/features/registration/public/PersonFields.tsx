import { useLingui } from '@lingui/react/macro'
import { Fieldset } from '#components/Fieldset/Fieldset.tsx'
import { FormCheckboxGroup } from '#forms/FormCheckboxGroup.tsx'
import { FormDatePicker } from '#forms/FormDatePicker.tsx'
import { FormRadioGroup } from '#forms/FormRadioGroup.tsx'
import { FormTextArea } from '#forms/FormTextArea.tsx'
import { FormTextField } from '#forms/FormTextField.tsx'
import { getLanguageName, schoolLanguages } from '#lib/people/schoolLanguages.ts'
import type { ApplicationValues } from './application.schema.ts'

export function PersonFields({ today }: { today: string }) {
  const { t, i18n } = useLingui()
  const genders = [
    { id: 'male', label: t`Male` },
    { id: 'female', label: t`Female` },
    { id: 'other', label: t`Other` },
  ]
  const spoken = schoolLanguages.map((id) => ({ id, label: getLanguageName(id, i18n) }))
  return (
    <>
      <Fieldset legend={t`Who you are`} namesFields={false}>
        <FormTextField<ApplicationValues> name="name" label={t`Name`} autoComplete="name" isRequired />
        <FormDatePicker<ApplicationValues>
          name="date_of_birth"
          label={t`Date of birth`}
          today={today}
          maxValue={today}
          isRequired
        />
        <FormRadioGroup<ApplicationValues> name="gender" label={t`Gender`} items={genders} />
        <FormTextField<ApplicationValues>
          name="nationality"
          label={t`Nationality`}
          autoComplete="country-name"
          isRequired
        />
        <FormCheckboxGroup<ApplicationValues>
          name="languages_spoken"
          label={t`Languages spoken`}
          description={t`All that you can teach in`}
          items={spoken}
        />
      </Fieldset>
      <Fieldset legend={t`How to reach you`} namesFields={false}>
        <FormTextField<ApplicationValues>
          name="contact_number"
          label={t`Contact number`}
          description={t`With the country code, such as +92`}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          isRequired
        />
        <FormTextField<ApplicationValues>
          name="email"
          label={t`Email`}
          description={t`You will sign in with it`}
          type="email"
          inputMode="email"
          autoComplete="email"
          isRequired
        />
        <FormTextArea<ApplicationValues>
          name="current_address"
          label={t`Current address`}
          autoComplete="street-address"
          rows={2}
          isRequired
        />
      </Fieldset>
    </>
  )
}

export function ExperienceFields({ today }: { today: string }) {
  const { t } = useLingui()
  const ageGroups = [
    { id: 'children', label: t`Children` },
    { id: 'teenagers', label: t`Teenagers` },
    { id: 'adults', label: t`Adults` },
  ]
  return (
    <Fieldset legend={t`Your teaching`} namesFields={false}>
      <FormTextField<ApplicationValues> name="qualification" label={t`Qualification`} isRequired />
      <FormTextField<ApplicationValues>
        name="institution"
        label={t`Institution`}
        autoComplete="organization"
        isRequired
      />
      <FormTextArea<ApplicationValues> name="experience_Quran" label={t`Experience in Quran`} rows={3} isRequired />
      <FormTextArea<ApplicationValues> name="other_experience" label={t`Other experience`} rows={3} />
      <FormRadioGroup<ApplicationValues>
        name="age_group"
        label={t`Age group`}
        description={t`Whom you would like to teach most`}
        items={ageGroups}
      />
      <FormDatePicker<ApplicationValues> name="application_date" label={t`Application date`} today={today} isRequired />
    </Fieldset>
  )
}
