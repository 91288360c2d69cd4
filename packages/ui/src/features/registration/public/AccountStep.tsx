import { Trans, useLingui } from '@lingui/react/macro'
import { Notice } from '#components/Notice/Notice.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { FormTextField } from '#forms/FormTextFields.tsx'
import type { RegistrationValues } from './registration.schema.ts'
import type { Course } from '@maktab/contract/schema'
import { Fieldset } from '#components/Fieldset/Fieldset.tsx'
import { FormDatePicker } from '#forms/FormDateFields.tsx'
import { FormActions } from '#forms/FormActions.tsx'
import { Hint } from '#components/Field/Field.styles.ts'
import type { Remote } from '#remote.ts'
import { Step } from './registration.styles.ts'
import { AlternateNumberField, ContactNumberField } from './ContactFields.tsx'
import { RequestedCourse } from './CourseSelect.tsx'
import { SignInFields } from './SignInFields.tsx'
import { StudentFields } from './StudentFields.tsx'
import type { JoinGuardianAccount } from './useJoinGuardianAccount.ts'
import { GuardianField } from '../shared/GuardianField.tsx'

type AccountStepProps = {
  courses: Remote<Course[]>
  today: string
  joining: JoinGuardianAccount
}

/** First step of 1§3: requested course, student and contact details, without times and payment. */
export function AccountStep({ courses, today, joining }: AccountStepProps) {
  const { t } = useLingui()
  return (
    <Step>
      {joining.isSibling && (
        <Notice tone="info">
          <Trans>Your child gets their own page. You’ll sign in as usual.</Trans>
        </Notice>
      )}
      <RequestedCourse courses={courses} />
      <Fieldset legend={t`Who’s learning`} namesFields={false}>
        <StudentFields today={today} />
        <GuardianField today={today} />
      </Fieldset>
      <Fieldset legend={t`Contact`} namesFields={false}>
        <ContactNumberField />
        <AlternateNumberField />
        <SignInFields joining={joining} />
      </Fieldset>
      <Fieldset legend={t`Confirmation`} namesFields={false}>
        <FormTextField<RegistrationValues>
          name="signature"
          label={t`Signature`}
          description={t`Type your full name to sign.`}
          autoComplete="section-guardian name"
          isRequired
        />
        <FormDatePicker<RegistrationValues> name="registration_date" label={t`Registration date`} today={today} />
      </Fieldset>
      <Stack>
        <Hint>
          <Trans>Next, choose your courses and times.</Trans>
        </Hint>
        <FormActions pendingLabel={t`Select`} isFullWidth>
          <Trans>Select</Trans>
        </FormActions>
      </Stack>
    </Step>
  )
}
