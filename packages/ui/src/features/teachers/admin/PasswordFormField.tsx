import { Trans, useLingui } from '@lingui/react/macro'
import { Check, Copy, KeyRound } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '#components/Button/Button.tsx'
import { Card } from '#components/Surface/Surface.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import { Masked } from '#components/Masked/Masked.tsx'
import { Hint } from '#components/Field/Field.styles.ts'
import { PasswordCode } from './TeacherScreen.styles.ts'
import { useFormikContext } from 'formik'
import { FormPasswordField } from '#forms/FormTextFields.tsx'
import type { CredentialsValues } from './credentials.schema.ts'
import { Stack } from '#components/Stack/Stack.tsx'

type CopyablePasswordProps = {
  password: string
  /** What it is for. */
  children: ReactNode
  /** Puts a text on the clipboard; false where the browser doesn’t allow it. */
  copyText: (text: string) => Promise<boolean>
  onCopied?: () => void
  /** What else can be done with it. */
  actions: ReactNode
}

/** A password to be handed over, with a way to copy it. While privacy is on it can be copied unseen. */
export function CopyablePassword({ password, children, copyText, onCopied, actions }: CopyablePasswordProps) {
  const [outcome, setOutcome] = useState<'copied' | 'refused'>()
  const copy = async () => {
    const isCopied = await copyText(password)
    setOutcome(isCopied ? 'copied' : 'refused')
    if (isCopied) onCopied?.()
  }
  return (
    <Card>
      <div>{children}</div>
      <div>
        <Masked kind="text">
          <PasswordCode dir="ltr" translate="no">
            {password}
          </PasswordCode>
        </Masked>
      </div>
      <Inline gap="medium" align="stretch">
        {actions}
        <Button
          size="sm"
          icon={outcome === 'copied' ? <Check aria-hidden /> : <Copy aria-hidden />}
          onPress={() => void copy()}
        >
          <Trans>Copy password</Trans>
        </Button>
      </Inline>
      <Hint role="status">
        {outcome === 'copied' && <Trans>Copied</Trans>}
        {outcome === 'refused' && <Trans>It could not be copied. Select it and copy it yourself.</Trans>}
      </Hint>
    </Card>
  )
}

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
