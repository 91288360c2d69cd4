import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Button } from '#components/Button/Button.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import { useUnsavedChanges } from '#forms/UnsavedChanges.tsx'
import { FormColumn } from '#layouts/FormPage/FormColumn.ts'
import { CopyablePassword } from './CopyablePassword.tsx'
import { Stack } from '#components/Stack/Stack.tsx'

type PasswordHandoverProps = {
  name: string
  password: string
  copyText: (text: string) => Promise<boolean>
  onDone: () => void
}

/** A generated password that counts from now on and nobody has copied yet: shown this once. */
export function PasswordHandover({ name, password, copyText, onDone }: PasswordHandoverProps) {
  const { t } = useLingui()
  const [isCopied, setIsCopied] = useState(false)
  useUnsavedChanges(!isCopied, {
    message: {
      title: t`Leave without copying the password?`,
      text: t`It is not shown again. If it gets lost, the teacher needs a new one.`,
    },
  })
  return (
    <FormColumn>
      <Stack>
        <Notice tone="success">
          <Trans>
            The login credentials of <Bdi>{name}</Bdi> are saved.
          </Trans>
        </Notice>
        <CopyablePassword
          password={password}
          copyText={copyText}
          onCopied={() => setIsCopied(true)}
          actions={
            <Button size="sm" variant="primary" autoFocus onPress={onDone}>
              <Trans>Done</Trans>
            </Button>
          }
        >
          <Trans>Give the teacher this password. It is shown only now.</Trans>
        </CopyablePassword>
      </Stack>
    </FormColumn>
  )
}
