import { Trans, useLingui } from '@lingui/react/macro'
import { useFormikContext } from 'formik'
import { styled } from 'styled-components'
import { Button } from '#components/Button/Button.tsx'
import { Dialog } from '#components/Dialog/Dialog.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { FormPasswordField, FormTextField } from '#forms/FormTextFields.tsx'
import { ValidatedForm } from '#forms/ValidatedForm.tsx'
import { FormActions } from '#forms/FormActions.tsx'
import type { SubmitResult } from '#submitResult.ts'
import { mediaDown, tokens } from '#theme/tokens.ts'
import { type SignInValues, signInSchema } from './auth.schema.ts'

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap-reverse;
  gap: ${tokens.space[3]};
  justify-content: flex-end;

  /* Full-width buttons where they don’t fit on one line. */
  ${mediaDown('sm')} {
    > * {
      flex-grow: 1;
    }
  }
`

type SessionExpiredDialogProps = {
  isOpen: boolean
  /** The email of the signed-out account; empty if unknown. */
  email: string
  onSignIn: (values: SignInValues) => Promise<SubmitResult>
  onSignOut: () => void
}

/**
 * Covers the page of a user whose session has expired. Only signing in or out closes it: the page under it and
 * everything typed there belong to that user.
 */
export function SessionExpiredDialog({ isOpen, email, onSignIn, onSignOut }: SessionExpiredDialogProps) {
  const { t } = useLingui()
  return (
    <Dialog
      role="alertdialog"
      title={t`Sign in again`}
      isOpen={isOpen}
      isClosable={false}
      onOpenChange={() => undefined}
    >
      <Stack>
        <p>
          <Trans>Your session expired. This page is still open, with everything you typed.</Trans>
        </p>
        <ValidatedForm
          initialValues={{ email, password: '' }}
          schema={signInSchema}
          onSubmit={onSignIn}
          // Unsaved input here needs no confirmation: signing in leads back to the page.
          isGuarded={false}
        >
          <FormTextField<SignInValues>
            name="email"
            label={t`Email`}
            type="email"
            autoComplete="username"
            autoFocus={email === ''}
            isRequired
          />
          <SomebodyElse owner={email} />
          <FormPasswordField<SignInValues>
            name="password"
            label={t`Password`}
            autoComplete="current-password"
            autoFocus={email !== ''}
            isRequired
          />
          <Buttons>
            <Button variant="quiet" onPress={onSignOut}>
              <Trans>Log out instead</Trans>
            </Button>
            <FormActions pendingLabel={t`Signing in…`} isFullWidth>
              <Trans>Sign in</Trans>
            </FormActions>
          </Buttons>
        </ValidatedForm>
      </Stack>
    </Dialog>
  )
}

/** Warns that signing in with another account opens that account’s own page. */
function SomebodyElse({ owner }: { owner: string }) {
  const { values } = useFormikContext<SignInValues>()
  const isOwner = owner === '' || values.email.trim().toLowerCase() === owner.trim().toLowerCase()
  return (
    !isOwner && (
      <Notice tone="warning">
        <Trans>If you sign in with a different account, this page will close and your edits will be lost.</Trans>
      </Notice>
    )
  )
}
