import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { BreakableAddress } from '#components/Bdi/BreakableAddress.tsx'
import { Button } from '#components/Button/Button.tsx'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import { MessagePage } from '#components/MessagePage/MessagePage.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import type { SubmitResult } from '#submitResult.ts'
import { SchoolContact } from '#components/SchoolContact/SchoolContact.tsx'

type ConfirmEmailScreenProps = {
  /** Whether the URL had a confirmation code. */
  hasLink: boolean
  /** Mail scanners open every link, so only a button press confirms. */
  onConfirm: () => Promise<SubmitResult>
  /** Home for signed-in users, otherwise the sign-in page. */
  nextPage: { href: string; isSignedIn: boolean }
}

type ConfirmState = { state: 'idle' | 'sending' } | SubmitResult

/** The page that the confirmation link in the email opens. An extension. */
export function ConfirmEmailScreen({ hasLink, onConfirm, nextPage }: ConfirmEmailScreenProps) {
  const { t } = useLingui()
  const [result, setResult] = useState<ConfirmState>({ state: 'idle' })
  const confirm = async () => {
    setResult({ state: 'sending' })
    setResult(await onConfirm())
  }
  const isDone = result.state === 'done'
  const isRefused = result.state === 'refused'
  const showsLink = isDone || isRefused || !hasLink
  return (
    <MessagePage
      title={t`Confirm your email`}
      details={
        <>
          {isDone && (
            <Notice tone="success">
              <Trans>Your email is confirmed.</Trans>
            </Notice>
          )}
          {isRefused && (
            <Notice tone="danger">
              <Bdi>{result.message}</Bdi>
            </Notice>
          )}
          {!hasLink && (
            <Notice tone="danger">
              <Trans>This link is incomplete. Open it from the email again.</Trans>
            </Notice>
          )}
        </>
      }
      actions={
        showsLink ? (
          <LinkButton variant="primary" href={nextPage.href}>
            {nextPage.isSignedIn ? <Trans>Continue</Trans> : <Trans>Sign in</Trans>}
          </LinkButton>
        ) : (
          <Button variant="primary" isPending={result.state === 'sending'} onPress={() => void confirm()}>
            <Trans>Confirm my email</Trans>
          </Button>
        )
      }
    >
      {isDone ? (
        <Trans>You’re all set. If you applied to teach, the office will be in touch.</Trans>
      ) : isRefused || !hasLink ? (
        <Trans>You can request a new link after signing in.</Trans>
      ) : (
        <Trans>Confirm that you used this email to register or apply.</Trans>
      )}
    </MessagePage>
  )
}

type EmailConfirmationPendingScreenProps = {
  /** The address that the link was sent to; undefined until loaded. */
  email: string | undefined
  onSendAgain: () => Promise<SubmitResult>
  onSignOut: () => void
}

type SendState = { state: 'idle' | 'sending' } | SubmitResult

/** Shown to a signed-in user until they open the link in the email. An extension. */
export function EmailConfirmationPendingScreen({ email, onSendAgain, onSignOut }: EmailConfirmationPendingScreenProps) {
  const { t } = useLingui()
  const [sent, setSent] = useState<SendState>({ state: 'idle' })
  const send = async () => {
    setSent({ state: 'sending' })
    setSent(await onSendAgain())
  }
  return (
    <MessagePage
      title={t`Check your email`}
      details={
        <>
          <p>
            <Trans>Don’t see it? Check your spam folder or resend the link.</Trans>
          </p>
          {sent.state === 'done' && (
            <Notice tone="success">
              <Trans>Email sent.</Trans>
            </Notice>
          )}
          {sent.state === 'refused' && (
            <Notice tone="danger">
              <Bdi>{sent.message}</Bdi>
            </Notice>
          )}
          <SchoolContact />
        </>
      }
      actions={
        <>
          <Button variant="primary" isPending={sent.state === 'sending'} onPress={() => void send()}>
            <Trans>Resend link</Trans>
          </Button>
          <Button onPress={onSignOut}>
            <Trans>Log out</Trans>
          </Button>
        </>
      }
    >
      {email === undefined ? (
        <Trans>Almost done. Open the link we emailed you to confirm your email.</Trans>
      ) : (
        <Trans>
          Almost done. Open the link we sent to <BreakableAddress>{email}</BreakableAddress> to confirm your email.
        </Trans>
      )}
    </MessagePage>
  )
}
