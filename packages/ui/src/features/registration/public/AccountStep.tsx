import type { Course } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { Fieldset } from '#components/Fieldset/Fieldset.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { FormDatePicker } from '#forms/FormDatePicker.tsx'
import { FormRadioGroup } from '#forms/FormRadioGroup.tsx'
import { FormTextField } from '#forms/FormTextField.tsx'
import { FormActions } from '#forms/FormActions.tsx'
import { getLanguageName, schoolLanguages } from '#lib/people/schoolLanguages.ts'
import { Hint } from '#components/Field/Hint.ts'
import { Notice } from '#components/Notice/Notice.tsx'
import type { Remote } from '#remote.ts'
import { Step } from './CreateStudentAccountScreen.styles.ts'
import { RequestedCourse } from './RequestedCourse.tsx'
import type { RegistrationValues } from './registration.schema.ts'
import { SignInFields } from './SignInFields.tsx'
import type { JoinGuardianAccount } from './useJoinGuardianAccount.ts'
import { useField, useFormikContext } from 'formik'
import { useEffect, useRef } from 'react'
import { ADULT_AGE, ageOn } from '#lib/people/ageOn.ts'

type AccountStepProps = {
  courses: Remote<Course[]>
  today: string
  joining: JoinGuardianAccount
}

/** Which course, who learns it, and how they are reached: all of 1§3 but the times and the payment. */
export function AccountStep({ courses, today, joining }: AccountStepProps) {
  const { t, i18n } = useLingui()
  return (
    <Step>
      {joining.isSibling && (
        <Notice tone="info">
          <Trans>This child gets a page of their own, and you sign in to it as before.</Trans>
        </Notice>
      )}
      <RequestedCourse courses={courses} />
      <Fieldset legend={t`Who will learn`} namesFields={false}>
        <FormTextField<RegistrationValues> name="name" label={t`Name`} autoComplete="name" isRequired />
        <FormDatePicker<RegistrationValues>
          name="date_of_birth"
          label={t`Date of birth`}
          today={today}
          maxValue={today}
        />
        <FormRadioGroup<RegistrationValues>
          name="preferred_language"
          label={t`Languages spoken`}
          description={t`The one that the student knows best: lessons are held in it.`}
          items={schoolLanguages.map((language) => ({ id: language, label: getLanguageName(language, i18n) }))}
        />
        <GuardianField today={today} />
      </Fieldset>
      <Fieldset legend={t`Contact`} namesFields={false}>
        <FormTextField<RegistrationValues>
          name="contact_number"
          label={t`Contact number`}
          description={t`With the country code, such as +92`}
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
        <SignInFields joining={joining} />
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
      <Stack>
        <Hint>
          <Trans>Next: choose courses and when you would like to learn.</Trans>
        </Hint>
        <FormActions pendingLabel={t`Select`} isFullWidth>
          <Trans>Select</Trans>
        </FormActions>
      </Stack>
    </Step>
  )
}

/** Who answers for the student: of a grown-up it is filled in with their own name, until somebody writes another (1§5 asks for it always). */
function GuardianField({ today }: { today: string }) {
  const { t } = useLingui()
  const { values } = useFormikContext<RegistrationValues>()
  const [{ value }, , { setValue }] = useField<string>('guardian_name')
  const age = ageOn(values.date_of_birth, today)
  const isGrownUp = age !== undefined && age >= ADULT_AGE
  const own = isGrownUp ? values.name : ''
  const followed = useRef('')
  useEffect(() => {
    if (followed.current === own) return
    if (value === followed.current) void setValue(own, false)
    followed.current = own
  }, [value, own, setValue])
  return (
    <FormTextField<RegistrationValues>
      name="guardian_name"
      label={t`Guardian name`}
      description={
        isGrownUp
          ? t`The student is of age: their own name will do, or whom to call in an emergency.`
          : t`The parent, or whoever is responsible for the student`
      }
      isRequired
    />
  )
}
