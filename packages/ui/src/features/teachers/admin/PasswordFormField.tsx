import { Trans, useLingui } from '@lingui/react/macro'
import { useFormikContext } from 'formik'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#components/Button/Button.tsx'
import { FormPasswordField } from '#forms/FormPasswordField.tsx'
import type { CredentialsValues } from './credentials.schema.ts'
import { CopyablePassword } from './CopyablePassword.tsx'
import { Stack } from '#components/Stack/Stack.tsx'

export type PasswordTools = {
  /** A strong password, another one each time. */
  makePassword: () => string
  /** Puts a text on the clipboard; false where the browser doesn’t allow it. */
  copyText: (text: string) => Promise<boolean>
}

type PasswordFormFieldProps = PasswordTools & {
  isEdit: boolean
  /** The generated password went into the field. */
  onTaken: (password: string) => void
  onCopied: (password: string) => void
}

/** The password of the form, typed or generated. */
export function PasswordFormField({ isEdit, makePassword, copyText, onTaken, onCopied }: PasswordFormFieldProps) {
  const { t } = useLingui()
  const { setFieldValue, submitCount, isSubmitting } = useFormikContext<CredentialsValues>()
  const [made, setMade] = useState<string>()
  const take = (password: string) => {
    void setFieldValue('password', password, submitCount > 0)
    onTaken(password)
    setMade(undefined)
  }
  return (
    <Stack>
      <FormPasswordField<CredentialsValues>
        name="password"
        label={t`Password`}
        description={isEdit ? t`Leave it blank to keep the password as it is.` : t`At least 8 characters.`}
        autoComplete="new-password"
        isRequired={!isEdit}
      />
      {made === undefined ? (
        <div>
          <Button
            size="sm"
            icon={<KeyRound aria-hidden />}
            isDisabled={isSubmitting}
            onPress={() => setMade(makePassword())}
          >
            <Trans>Generate password</Trans>
          </Button>
        </div>
      ) : (
        <CopyablePassword
          key={made}
          password={made}
          copyText={copyText}
          onCopied={() => onCopied(made)}
          actions={
            <>
              <Button size="sm" variant="primary" autoFocus isDisabled={isSubmitting} onPress={() => take(made)}>
                <Trans>Use this password</Trans>
              </Button>
              <Button size="sm" isDisabled={isSubmitting} onPress={() => setMade(makePassword())}>
                <Trans>Another one</Trans>
              </Button>
            </>
          }
        >
          <Trans>It counts once you use it and save.</Trans>
        </CopyablePassword>
      )}
    </Stack>
  )
}
