import { Trans, useLingui } from '@lingui/react/macro'
import { useFormikContext } from 'formik'
import { Button } from '#components/Button/Button.tsx'
import { Dialog } from '#components/Dialog/Dialog.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import { FormPasswordField } from '#forms/FormPasswordField.tsx'
import { FormTextField } from '#forms/FormTextField.tsx'
import { ScreenForm } from '#forms/ScreenForm.tsx'
import { SubmitButton } from '#forms/SubmitButton.tsx'
import type { Outcome } from '#outcome.ts'
import { type SignInValues, signInSchema } from '../SignInScreen/signIn.schema.ts'
import { Body, Buttons } from './SignInAgainScreen.styles.ts'

type SignInAgainScreenProps = {
  isOpen: boolean
  /** Whose page is under it; empty where nobody knows. */
  email: string
  onSignIn: (values: SignInValues) => Promise<Outcome>
  onSignOut: () => void
}

/**
 * Stands over the page of somebody whose session is over. Nothing but an answer closes it: the page under it, with all
 * that was typed there, is for whoever it belongs to.
 */
export function SignInAgainScreen({ isOpen, email, onSignIn, onSignOut }: SignInAgainScreenProps) {
  const { t } = useLingui()
  return (
    <Dialog role="alertdialog" title={t`Sign in again`} isOpen={isOpen} isLocked onOpenChange={() => undefined}>
      <Body>
        <p>
          <Trans>Your session has ended. The page is still open, with everything you typed.</Trans>
        </p>
        <ScreenForm
          initialValues={{ email, password: '' }}
          schema={signInSchema}
          onSubmit={onSignIn}
          // What is typed here is the way back to what was typed there.
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
            <SubmitButton pendingLabel={t`Signing in…`} isFullWidth>
              <Trans>Sign in</Trans>
            </SubmitButton>
          </Buttons>
        </ScreenForm>
      </Body>
    </Dialog>
  )
}

/** Says before it happens that somebody else starts on a page of their own. */
function SomebodyElse({ owner }: { owner: string }) {
  const { values } = useFormikContext<SignInValues>()
  const isOwner = owner === '' || values.email.trim().toLowerCase() === owner.trim().toLowerCase()
  return (
    !isOwner && (
      <Notice tone="warning">
        <Trans>With another account this page is closed, and what was typed on it is lost.</Trans>
      </Notice>
    )
  )
}
