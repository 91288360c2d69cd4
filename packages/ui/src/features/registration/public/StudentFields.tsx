import { useLingui } from '@lingui/react/macro'
import { FormRadioGroup } from '#forms/FormChoiceFields.tsx'
import { FormDatePicker } from '#forms/FormDateFields.tsx'
import { FormTextField } from '#forms/FormTextFields.tsx'
import { getLanguageName, schoolLanguages } from '#lib/people/schoolLanguages.ts'
import type { RegistrationValues } from './registration.schema.ts'

/** Name, date of birth and language of the student. */
export function StudentFields({ today }: { today: string }) {
  const { t, i18n } = useLingui()
  return (
    <>
      <FormTextField<RegistrationValues> name="name" label={t`Name`} autoComplete="name" isRequired />
      <FormDatePicker<RegistrationValues>
        name="date_of_birth"
        label={t`Date of birth`}
        today={today}
        maxValue={today}
        autoComplete="bday"
      />
      <FormRadioGroup<RegistrationValues>
        name="preferred_language"
        label={t`Languages spoken`}
        description={t`Lessons will be taught in this language.`}
        items={schoolLanguages.map((language) => ({ id: language, label: getLanguageName(language, i18n) }))}
      />
    </>
  )
}
