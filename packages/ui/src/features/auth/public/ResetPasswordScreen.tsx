import { Trans, useLingui } from '@lingui/react/macro'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import { TextField } from '#components/TextField/TextField.tsx'
import { TextLink } from '#components/TextLink/TextLink.tsx'
import { FormPasswordField } from '#forms/FormTextFields.tsx'
import { ValidatedForm } from '#forms/ValidatedForm.tsx'
import { FormActions } from '#forms/FormActions.tsx'
import { Page } from '#layouts/Page/Page.tsx'
import { PublicHeading } from '#layouts/PublicLayout/PublicLayout.tsx'
import type { SubmitResult } from '#submitResult.ts'
import { type ResetPasswordValues, resetPasswordSchema } from './auth.schema.ts'

type ResetPasswordScreenProps = {
  /** The account’s email from the URL; undefined if the URL had no token and email. */
  email: string | undefined
  /** Whether the server reports the link as used or expired; false if that can’t be checked. */
  isExpired: boolean
  onResetPassword: (password: string) => Promise<SubmitResult>
  /** The server’s message after the password was set. */
  doneMessage: string | undefined
  forgotPasswordHref: string
  signInHref: string
}

/** 2§2 “Reset password”. */
export function ResetPasswordScreen(props: ResetPasswordScreenProps) {
  const { t } = useLingui()
  return (
    <Page>
      <PublicHeading title={t`Reset password`}>
        <Trans>Choose a new password for your account.</Trans>
      </PublicHeading>
      <ResetPasswordStep {...props} />
    </Page>
  )
}

function ResetPasswordStep({
  email,
  isExpired,
  onResetPassword,
  doneMessage,
  forgotPasswordHref,
  signInHref,
}: ResetPasswordScreenProps) {
  const { t } = useLingui()
  if (doneMessage !== undefined) {
    return (
      <>
        <Notice tone="success">{doneMessage === '' ? t`Password reset successful.` : doneMessage}</Notice>
        <LinkButton variant="primary" href={signInHref}>
          <Trans>Sign in</Trans>
        </LinkButton>
      </>
    )
  }
  if (email === undefined || isExpired) {
    return (
      <>
        <Notice tone="danger">
          {isExpired ? (
            <Trans>This link has already been used or has expired.</Trans>
          ) : (
            <Trans>Invalid or missing token and email.</Trans>
          )}
        </Notice>
        <TextLink href={forgotPasswordHref}>
          <Trans>Request a new link</Trans>
        </TextLink>
      </>
    )
  }
  return (
    <>
      <ValidatedForm
        initialValues={{ password: '', repeated: '' }}
        schema={resetPasswordSchema}
        onSubmit={({ password }) => onResetPassword(password)}
        isGuarded={false}
      >
        {/* Lets a password manager store the new password for this email. */}
        <TextField label={t`Email`} name="email" type="email" autoComplete="username" value={email} isReadOnly />
        <FormPasswordField<ResetPasswordValues>
          name="password"
          label={t`Password`}
          description={t`At least 8 characters`}
          autoComplete="new-password"
          isRequired
        />
        <FormPasswordField<ResetPasswordValues>
          name="repeated"
          label={t`Re-enter password`}
          autoComplete="new-password"
          isRequired
        />
        <FormActions pendingLabel={t`Saving password…`} isFullWidth>
          <Trans>Reset Password</Trans>
        </FormActions>
      </ValidatedForm>
      <TextLink href={forgotPasswordHref}>
        <Trans>Request a new link</Trans>
      </TextLink>
    </>
  )
}
