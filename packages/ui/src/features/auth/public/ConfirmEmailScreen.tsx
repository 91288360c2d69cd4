import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Bdi } from '#components/Bdi/Bdi.tsx'
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
              <Trans>This address is not whole. Open the link from the mail once more.</Trans>
            </Notice>
          )}
        </>
      }
      actions={
        showsLink ? (
          <LinkButton variant="primary" href={nextPage.href}>
            {nextPage.isSignedIn ? <Trans>Go on</Trans> : <Trans>Sign in</Trans>}
          </LinkButton>
        ) : (
          <Button variant="primary" isPending={result.state === 'sending'} onPress={() => void confirm()}>
            <Trans>Confirm my email</Trans>
          </Button>
        )
      }
    >
      {isDone ? (
        <Trans>All of the school is open to you now. Whoever applied as a teacher hears from the school.</Trans>
      ) : isRefused || !hasLink ? (
        <Trans>Whoever signs in before the email is confirmed can have a new link sent.</Trans>
      ) : (
        <Trans>Press the button if you registered or applied at the school with this email.</Trans>
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
      title={t`Look into your mail`}
      details={
        <>
          <p>
            <Trans>Nothing there? Look among unwanted mail too, or have the link sent once more.</Trans>
          </p>
          {sent.state === 'done' && (
            <Notice tone="success">
              <Trans>The mail is on its way to you.</Trans>
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
            <Trans>Send the link again</Trans>
          </Button>
          <Button onPress={onSignOut}>
            <Trans>Log out</Trans>
          </Button>
        </>
      }
    >
      {email === undefined ? (
        <Trans>Your account is ready. Confirm with the link in our mail that your email is yours; then it opens.</Trans>
      ) : (
        <Trans>
          Your account is ready. Confirm with the link in our mail that <Bdi dir="ltr">{email}</Bdi> is yours; then it
          opens.
        </Trans>
      )}
    </MessagePage>
  )
}
