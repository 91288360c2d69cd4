import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { BreakableAddress } from '#components/Bdi/BreakableAddress.tsx'
import { Button } from '#components/Button/Button.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
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
  /** The email that a link was requested for, and the server’s message; undefined before. */
  sent: { email: string; message: string } | undefined
  onChangeEmail: () => void
  signInHref: string
  /** Seconds until the link can be sent again. */
  waitSeconds?: number
}

/** 2§2 “Forgot password”. Never reveals whether an email has an account (decision 41). */
export function ForgotPasswordScreen({
  onSendLink,
  sent,
  onChangeEmail,
  signInHref,
  waitSeconds = 60,
}: ForgotPasswordScreenProps) {
  const { t } = useLingui()
  return (
    <Page>
      {sent ? (
        <LinkSent {...sent} onSendLink={onSendLink} onChangeEmail={onChangeEmail} waitSeconds={waitSeconds} />
      ) : (
        <>
          <PublicHeading title={t`Forgot password`}>
            <Trans>Enter your email and we’ll send you a link to reset your password.</Trans>
          </PublicHeading>
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
        </>
      )}
      <TextLink href={signInHref}>
        <Trans>Back to sign in</Trans>
      </TextLink>
    </Page>
  )
}

type LinkSentProps = NonNullable<ForgotPasswordScreenProps['sent']> &
  Pick<ForgotPasswordScreenProps, 'onSendLink' | 'onChangeEmail'> & { waitSeconds: number }

/** What to do after the link was sent, and sending it again. */
function LinkSent({ email, message, onSendLink, onChangeEmail, waitSeconds }: LinkSentProps) {
  const { t } = useLingui()
  const [result, setResult] = useState<{ state: 'idle' | 'sending' } | SubmitResult>({ state: 'idle' })
  const [secondsLeft, setSecondsLeft] = useState(waitSeconds)
  useEffect(() => {
    const timer = setInterval(() => setSecondsLeft((seconds) => Math.max(0, seconds - 1)), 1000)
    return () => clearInterval(timer)
  }, [])
  const sendAgain = async () => {
    setResult({ state: 'sending' })
    setResult(await onSendLink({ email }))
    setSecondsLeft(waitSeconds)
  }
  return (
    <>
      <PublicHeading title={t`Check your email`} takesFocus>
        <Trans>
          If <BreakableAddress>{email}</BreakableAddress> has an account, a link is on its way. Don’t see it? Check your
          spam folder.
        </Trans>
      </PublicHeading>
      {result.state === 'refused' ? (
        <Notice tone="danger">
          <Bdi>{result.message}</Bdi>
        </Notice>
      ) : (
        <Notice tone="success">{message === '' ? t`Reset link sent to your email.` : message}</Notice>
      )}
      <Inline gap="medium" align="stretch">
        <Button
          isDisabled={secondsLeft > 0}
          isPending={result.state === 'sending'}
          pendingLabel={t`Sending…`}
          onPress={() => void sendAgain()}
        >
          {secondsLeft > 0 ? <Trans>Send again in {secondsLeft} s</Trans> : <Trans>Send again</Trans>}
        </Button>
        <Button variant="quiet" onPress={onChangeEmail}>
          <Trans>Use another email</Trans>
        </Button>
      </Inline>
    </>
  )
}
