import { Trans, useLingui } from '@lingui/react/macro'
import { Check, Copy, KeyRound } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '#components/Button/Button.tsx'
import { Card } from '#components/Surface/Surface.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import { Masked } from '#components/Masked/Masked.tsx'
import { CopyStatus } from '#features/payments/admin/CopyableValue.tsx'
import { PasswordCode } from './PasswordGeneratorField.styles.ts'
import { useFormikContext } from 'formik'
import { FormPasswordField } from '#forms/FormTextFields.tsx'
import type { CredentialsValues } from './credentials.schema.ts'
import { Stack } from '#components/Stack/Stack.tsx'

type CopyablePasswordProps = {
  password: string
  /** Purpose of the password. */
  children: ReactNode
  /** Copies to the clipboard; resolves to false if the browser doesn’t allow it. */
  copyText: (text: string) => Promise<boolean>
  onCopied?: () => void
  /** Further buttons. */
  actions: ReactNode
}

/** A password with a copy button that also works while it is masked. */
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
      <CopyStatus outcome={outcome} />
    </Card>
  )
}

export type PasswordTools = {
  /** Returns a new strong password on each call. */
  generatePassword: () => string
  /** Copies to the clipboard; resolves to false if the browser doesn’t allow it. */
  copyText: (text: string) => Promise<boolean>
}

type PasswordGeneratorFieldProps = PasswordTools & {
  isEdit: boolean
  /** Called when a generated password is applied to the field. */
  onApply: (password: string) => void
  onCopied: (password: string) => void
}

/** Password field with a generator. */
export function PasswordGeneratorField({
  isEdit,
  generatePassword,
  copyText,
  onApply,
  onCopied,
}: PasswordGeneratorFieldProps) {
  const { t } = useLingui()
  const { setFieldValue, submitCount, isSubmitting } = useFormikContext<CredentialsValues>()
  const [generated, setGenerated] = useState<string>()
  const applyPassword = (password: string) => {
    void setFieldValue('password', password, submitCount > 0)
    onApply(password)
    setGenerated(undefined)
  }
  return (
    <Stack>
      <FormPasswordField<CredentialsValues>
        name="password"
        label={t`Password`}
        description={isEdit ? t`Leave blank to keep the current password.` : t`At least 8 characters.`}
        autoComplete="new-password"
        isRequired={!isEdit}
      />
      {generated === undefined ? (
        <div>
          <Button
            size="sm"
            icon={<KeyRound aria-hidden />}
            isDisabled={isSubmitting}
            onPress={() => setGenerated(generatePassword())}
          >
            <Trans>Generate password</Trans>
          </Button>
        </div>
      ) : (
        <CopyablePassword
          key={generated}
          password={generated}
          copyText={copyText}
          onCopied={() => onCopied(generated)}
          actions={
            <>
              <Button
                size="sm"
                variant="primary"
                autoFocus
                isDisabled={isSubmitting}
                onPress={() => applyPassword(generated)}
              >
                <Trans>Use this password</Trans>
              </Button>
              <Button size="sm" isDisabled={isSubmitting} onPress={() => setGenerated(generatePassword())}>
                <Trans>Generate another</Trans>
              </Button>
            </>
          }
        >
          <Trans>Takes effect after you use it and save.</Trans>
        </CopyablePassword>
      )}
    </Stack>
  )
}
