import { Trans, useLingui } from '@lingui/react/macro'
import { useFormikContext } from 'formik'
import { useRef, useState } from 'react'
import { Button } from '#components/Button/Button.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { findField, focusWithin } from '#forms/focusWithin.ts'
import { FormPasswordField } from '#forms/FormPasswordField.tsx'
import { FormTextField } from '#forms/FormTextField.tsx'
import type { RegistrationValues } from './registration.schema.ts'
import type { JoinGuardianAccount } from './useJoinGuardianAccount.ts'

/** With what the student signs in; where the e-mail is a guardian’s already, the child may join what it opens. */
export function SignInFields({ joining }: { joining: JoinGuardianAccount }) {
  const { t } = useLingui()
  const { values, setFieldError } = useFormikContext<RegistrationValues>()
  const fields = useRef<HTMLDivElement>(null)
  const { email } = values
  const isJoining = joining.isJoining(email)
  const join = () => {
    joining.onJoin(email)
    setFieldError('email', undefined)
    focusWithin(findField(fields.current, 'password'))
    // What stands there was to be a new one: it is kept, and is gone with the first letter.
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
          <Trans>Another child of yours? Add them to the account with this email, with its password.</Trans>
        </Notice>
      )}
      {isJoining && !joining.isSibling && (
        <Notice tone="info">
          <Trans>This child gets a page of their own, and you sign in to it as before.</Trans>
        </Notice>
      )}
      <FormPasswordField<RegistrationValues>
        name="password"
        label={t`Password`}
        description={isJoining ? t`The one with which you sign in` : t`At least 8 characters`}
        autoComplete={isJoining ? 'current-password' : 'new-password'}
        isRequired
      />
    </Stack>
  )
}

/** Said where the form was loaded anew; who comes back from the second step still has their password in its field. */
export function PasswordNotSavedNotice() {
  const { values } = useFormikContext<RegistrationValues>()
  const [isMissing] = useState(values.password === '')
  return isMissing && <Trans>Your password is not kept: type it again.</Trans>
}
