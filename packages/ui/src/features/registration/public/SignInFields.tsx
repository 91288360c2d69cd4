import { Trans, useLingui } from '@lingui/react/macro'
import { useFormikContext } from 'formik'
import { useRef, useState } from 'react'
import { Button } from '#components/Button/Button.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { TextField } from '#components/TextField/TextField.tsx'
import { findField, focusWithin } from '#forms/formFocus.ts'
import { FormPasswordField } from '#forms/FormTextFields.tsx'
import { useFormField } from '#forms/useFormField.tsx'
import type { RegistrationValues } from './registration.schema.ts'
import type { JoinGuardianAccount } from './useJoinGuardianAccount.ts'

/** Whether an account with this e-mail exists; undefined if that is unknown. */
export type CheckEmail = (email: string) => Promise<boolean | undefined>

type SignInFieldsProps = {
  joining: JoinGuardianAccount
  /** Undefined if the backend can’t say before the form is sent. */
  onCheckEmail?: CheckEmail | undefined
}

/** E-mail and password; if the e-mail is taken, offers to join the guardian’s account. */
export function SignInFields({ joining, onCheckEmail }: SignInFieldsProps) {
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
      <EmailField joining={joining} onCheckEmail={onCheckEmail} />
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

/** E-mail, checked when the field loses the focus. */
function EmailField({ joining, onCheckEmail }: SignInFieldsProps) {
  const { t } = useLingui()
  const label = t`Email`
  const { errorMessage, onBlur, ...field } = useFormField<string>('email', label)
  const [checked, setChecked] = useState('')
  const email = field.value.trim()
  const check = async () => {
    onBlur()
    if (!onCheckEmail || email === '' || email === checked || joining.isJoining(email)) return
    setChecked(email)
    if (await onCheckEmail(email)) joining.onTaken(email)
  }
  const taken = joining.isTaken(email) ? t`An account with this email already exists.` : undefined
  return (
    <TextField
      {...field}
      label={label}
      type="email"
      inputMode="email"
      autoComplete="email"
      isRequired
      errorMessage={errorMessage ?? taken}
      onBlur={() => void check()}
    />
  )
}
