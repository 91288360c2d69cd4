import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Button } from '#components/Button/Button.tsx'
import { MessagePage } from '#components/MessagePage/MessagePage.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import { SchoolContact } from '#components/SchoolContact/SchoolContact.tsx'
import type { SubmitResult } from '#submitResult.ts'

type EmailConfirmationPendingScreenProps = {
  /** Where the link went; undefined while that isn’t known. */
  email: string | undefined
  onSendAgain: () => Promise<SubmitResult>
  onSignOut: () => void
}

type Sent = { state: 'no' | 'sending' } | SubmitResult

/** What whoever is signed in sees of the school until the link of the mail is used. An extension. */
export function EmailConfirmationPendingScreen({ email, onSendAgain, onSignOut }: EmailConfirmationPendingScreenProps) {
  const { t } = useLingui()
  const [sent, setSent] = useState<Sent>({ state: 'no' })
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
