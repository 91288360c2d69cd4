import type { components } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { Fieldset } from '../../../components/Fieldset/Fieldset.tsx'
import { FormDatePicker } from '../../../forms/FormDatePicker.tsx'
import { FormPasswordField } from '../../../forms/FormPasswordField.tsx'
import { FormRadioGroup } from '../../../forms/FormRadioGroup.tsx'
import { FormTextField } from '../../../forms/FormTextField.tsx'
import { SubmitButton } from '../../../forms/SubmitButton.tsx'
import { languageName } from '../../../model/languages.ts'
import { Fields, Hint, Step } from './CreateStudentAccountScreen.styles.ts'

const languages: components['schemas']['Language'][] = ['urdu', 'english', 'arabic']

/** Who will learn: everything of 1§3 but the courses. */
export function AccountStep({ today }: { today: string }) {
  const { t, i18n } = useLingui()
  return (
    <Step>
      <Fieldset legend={t`The student`} namesFields={false}>
        <FormTextField name="name" label={t`Name`} autoComplete="name" isRequired />
        <FormTextField
          name="email"
          label={t`Email`}
          type="email"
          inputMode="email"
          autoComplete="username"
          isRequired
        />
        <FormPasswordField
          name="password"
          label={t`Password`}
          description={t`At least 8 characters`}
          autoComplete="new-password"
          isRequired
        />
        <FormDatePicker name="date_of_birth" label={t`Date of birth`} today={today} maxValue={today} />
      </Fieldset>
      <Fieldset legend={t`Guardian and contact`} namesFields={false}>
        <FormTextField name="guardian_name" label={t`Guardian name`} isRequired />
        <FormTextField
          name="contact_number"
          label={t`Contact number`}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          isRequired
        />
        <FormTextField
          name="alternate_contact_number"
          label={t`Alternate contact number`}
          description={t`Optional: another number, for when the first can’t be reached`}
          type="tel"
          inputMode="tel"
        />
        <FormRadioGroup
          name="preferred_language"
          label={t`Languages spoken`}
          description={t`Choose the one you prefer for lessons.`}
          items={languages.map((language) => ({ id: language, label: languageName(language, i18n) }))}
        />
      </Fieldset>
      <Fieldset legend={t`Confirmation`} namesFields={false}>
        <FormTextField
          name="signature"
          label={t`Signature`}
          description={t`Type your full name; it stands for your signature.`}
          isRequired
        />
        <FormDatePicker name="registration_date" label={t`Registration date`} today={today} />
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
