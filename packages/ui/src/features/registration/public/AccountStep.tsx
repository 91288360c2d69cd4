import { useState, useRef } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useFormikContext } from 'formik'
import { Button } from '#components/Button/Button.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { findField, focusWithin } from '#forms/formFocus.ts'
import { FormPasswordField, FormTextField } from '#forms/FormTextFields.tsx'
import type { RegistrationValues } from './registration.schema.ts'
import type { Course } from '@maktab/contract/schema'
import { Fieldset } from '#components/Fieldset/Fieldset.tsx'
import { FormDatePicker } from '#forms/FormDateFields.tsx'
import { FormRadioGroup } from '#forms/FormChoiceFields.tsx'
import { FormActions } from '#forms/FormActions.tsx'
import { getLanguageName, schoolLanguages } from '#lib/people/schoolLanguages.ts'
import { Hint } from '#components/Field/Field.styles.ts'
import type { Remote } from '#remote.ts'
import { Step } from './registration.styles.ts'
import { RequestedCourse } from './CourseFields.tsx'
import { GuardianField } from '../shared/GuardianField.tsx'

/** Remembers which e-mail is taken and which was joined; not persisted, and changing the e-mail starts over. */
export function useJoinGuardianAccount({ isSibling, joinsAccounts }: { isSibling: boolean; joinsAccounts: boolean }) {
  const [taken, setTaken] = useState<string>()
  const [joined, setJoined] = useState<string>()
  const isJoining = (email: string) => isSibling || normalizeEmail(email) === joined
  return {
    /** The form uses the e-mail of the signed-in guardian. */
    isSibling,
    /** Whether the child joins the account with this e-mail. */
    isJoining,
    /** Whether the e-mail was rejected as taken and joining its account is possible. */
    isOffered: (email: string) => joinsAccounts && !isJoining(email) && normalizeEmail(email) === taken,
    onJoin: (email: string) => setJoined(normalizeEmail(email)),
    onTaken: (email: string) => setTaken(normalizeEmail(email)),
  }
}

/** Lets another child join an existing guardian’s account. */
type JoinGuardianAccount = ReturnType<typeof useJoinGuardianAccount>

/** Normalizes as the server does when comparing. */
function normalizeEmail(email: string): string {
  return email.trim().toLowerCase()
}

/** E-mail and password; if the e-mail is taken, offers to join the guardian’s account. */
function SignInFields({ joining }: { joining: JoinGuardianAccount }) {
  const { t } = useLingui()
  const { values, setFieldError } = useFormikContext<RegistrationValues>()
  const fields = useRef<HTMLDivElement>(null)
  const { email } = values
  const isJoining = joining.isJoining(email)
  const join = () => {
    joining.onJoin(email)
    setFieldError('email', undefined)
    focusWithin(findField(fields.current, 'password'))
    // Keep the typed password but select it, so that typing replaces it.
    if (document.activeElement instanceof HTMLInputElement) document.activeElement.select()
  }
  return (
    <Stack ref={fields}>
      <FormTextField<RegistrationValues>
        name="email"
        label={t`Email`}
        type="email"
        inputMode="email"
        autoComplete="username"
        isRequired
      />
      {joining.isOffered(email) && (
        <Notice
          tone="info"
          action={
            <Button size="sm" onPress={join}>
              <Trans>Add this child</Trans>
            </Button>
          }
        >
          <Trans>Adding another child? Use this email’s password to add them to your account.</Trans>
        </Notice>
      )}
      {isJoining && !joining.isSibling && (
        <Notice tone="info">
          <Trans>Your child gets their own page. You’ll sign in as usual.</Trans>
        </Notice>
      )}
      <FormPasswordField<RegistrationValues>
        name="password"
        label={t`Password`}
        description={isJoining ? t`The password you sign in with` : t`At least 8 characters`}
        autoComplete={isJoining ? 'current-password' : 'new-password'}
        isRequired
      />
    </Stack>
  )
}

/** Shown after a reload; when going back from the second step, the field still has the password. */
export function PasswordNotSavedNotice() {
  const { values } = useFormikContext<RegistrationValues>()
  const [isMissing] = useState(values.password === '')
  return isMissing && <Trans>For your security, enter your password again.</Trans>
}

type AccountStepProps = {
  courses: Remote<Course[]>
  today: string
  joining: JoinGuardianAccount
}

/** First step of 1§3: requested course, student and contact details, without times and payment. */
export function AccountStep({ courses, today, joining }: AccountStepProps) {
  const { t, i18n } = useLingui()
  return (
    <Step>
      {joining.isSibling && (
        <Notice tone="info">
          <Trans>Your child gets their own page. You’ll sign in as usual.</Trans>
        </Notice>
      )}
      <RequestedCourse courses={courses} />
      <Fieldset legend={t`Who’s learning`} namesFields={false}>
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
          description={t`Lessons will be taught in this language.`}
          items={schoolLanguages.map((language) => ({ id: language, label: getLanguageName(language, i18n) }))}
        />
        <GuardianField today={today} />
      </Fieldset>
      <Fieldset legend={t`Contact`} namesFields={false}>
        <FormTextField<RegistrationValues>
          name="contact_number"
          label={t`Contact number`}
          description={t`Include the country code, like +92`}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          isRequired
        />
        <FormTextField<RegistrationValues>
          name="alternate_contact_number"
          label={t`Alternate contact number`}
          description={t`Optional. For when the first number can’t be reached.`}
          type="tel"
          inputMode="tel"
        />
        <SignInFields joining={joining} />
      </Fieldset>
      <Fieldset legend={t`Confirmation`} namesFields={false}>
        <FormTextField<RegistrationValues>
          name="signature"
          label={t`Signature`}
          description={t`Type your full name to sign.`}
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
