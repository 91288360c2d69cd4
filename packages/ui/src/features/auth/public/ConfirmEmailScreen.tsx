import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Button } from '#components/Button/Button.tsx'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import { MessagePage } from '#components/MessagePage/MessagePage.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import type { SubmitResult } from '#submitResult.ts'

type ConfirmEmailScreenProps = {
  /** Whether the address had the code of a link. */
  hasLink: boolean
  /** Programs that look through mails open every link: only who presses has confirmed. */
  onConfirm: () => Promise<SubmitResult>
  /** Home for whoever is signed in here, else where one signs in. */
  onward: { href: string; isSignedIn: boolean }
}

type Asked = { state: 'no' | 'asking' } | SubmitResult

/** Where the link of the mail leads that confirms an e-mail. An extension. */
export function ConfirmEmailScreen({ hasLink, onConfirm, onward }: ConfirmEmailScreenProps) {
  const { t } = useLingui()
  const [asked, setAsked] = useState<Asked>({ state: 'no' })
  const confirm = async () => {
    setAsked({ state: 'asking' })
    setAsked(await onConfirm())
  }
  const isDone = asked.state === 'done'
  const isRefused = asked.state === 'refused'
  const leads = isDone || isRefused || !hasLink
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
              <Bdi>{asked.message}</Bdi>
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
        leads ? (
          <LinkButton variant="primary" href={onward.href}>
            {onward.isSignedIn ? <Trans>Go on</Trans> : <Trans>Sign in</Trans>}
          </LinkButton>
        ) : (
          <Button variant="primary" isPending={asked.state === 'asking'} onPress={() => void confirm()}>
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
