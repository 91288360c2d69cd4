import { Trans, useLingui } from '@lingui/react/macro'
import { Notice } from '#components/Notice/Notice.tsx'
import { TextLink } from '#components/TextLink/TextLink.tsx'
import { FormTextField } from '#forms/FormTextFields.tsx'
import { ValidatedForm } from '#forms/ValidatedForm.tsx'
import { FormActions } from '#forms/FormActions.tsx'
import { Page } from '#layouts/Page/Page.tsx'
import { PublicHeading } from '#layouts/PublicLayout/PublicLayout.tsx'
import type { SubmitResult } from '#submitResult.ts'
import { type ForgotPasswordValues, forgotPasswordSchema } from './auth.schema.ts'

type ForgotPasswordScreenProps = {
  onSendLink: (values: ForgotPasswordValues) => Promise<SubmitResult>
  /** The server’s message after the link was sent. */
  sentMessage: string | undefined
  signInHref: string
}

/** 2§2 “Forgot password”. Never reveals whether an email has an account (decision 41). */
export function ForgotPasswordScreen({ onSendLink, sentMessage, signInHref }: ForgotPasswordScreenProps) {
  const { t } = useLingui()
  return (
    <Page>
      <PublicHeading title={t`Forgot password`}>
        <Trans>Enter your email and we’ll send you a link to reset your password.</Trans>
      </PublicHeading>
      {sentMessage !== undefined && (
        <Notice tone="success">{sentMessage === '' ? t`Reset link sent to your email.` : sentMessage}</Notice>
      )}
      <ValidatedForm
        initialValues={{ email: '' }}
        schema={forgotPasswordSchema}
        onSubmit={({ email }) => onSendLink({ email: email.trim() })}
        isGuarded={false}
      >
        <FormTextField<ForgotPasswordValues>
          name="email"
          label={t`Email`}
          type="email"
          autoComplete="username"
          isRequired
        />
        <FormActions pendingLabel={t`Sending…`} isFullWidth>
          <Trans>Send Reset Link</Trans>
        </FormActions>
      </ValidatedForm>
      <TextLink href={signInHref}>
        <Trans>Back to sign in</Trans>
      </TextLink>
    </Page>
  )
}
