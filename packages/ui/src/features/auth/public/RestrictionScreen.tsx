import { Trans, useLingui } from '@lingui/react/macro'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import { MessagePage } from '#components/MessagePage/MessagePage.tsx'
import { SchoolContact } from '#components/SchoolContact/SchoolContact.tsx'
import { useState } from 'react'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Button } from '#components/Button/Button.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import type { SubmitResult } from '#submitResult.ts'

type RecheckRestrictionProps = {
  /** Asks the backend whether the account is still blocked. If not, another page opens. */
  onRecheck: () => Promise<SubmitResult>
  onSignOut: () => void
}

/** The viewer of the page: a blocked account, a signed-out visitor or an account that isn’t blocked. */
type Reader =
  | (RecheckRestrictionProps & { is: 'blocked' })
  | { is: 'visitor'; signInHref: string }
  | { is: 'allowed'; homeHref: string }

/** 1§2 “Restriction page”, which is public. */
export function RestrictionScreen({ reader }: { reader: Reader }) {
  return reader.is === 'blocked' ? <BlockedRestriction {...reader} /> : <Open reader={reader} />
}

function BlockedRestriction({ onRecheck, onSignOut }: RecheckRestrictionProps) {
  const { t } = useLingui()
  const [result, setResult] = useState<{ state: 'idle' | 'sending' } | SubmitResult>({ state: 'idle' })
  const recheck = async () => {
    setResult({ state: 'sending' })
    setResult(await onRecheck())
  }
  return (
    <MessagePage
      title={t`Access restricted`}
      details={
        <>
          <SchoolContact message={t`My access is restricted. Can you help me?`} />
          {(result.state === 'done' || result.state === 'told') && (
            <Notice tone="info">
              <Trans>Your access is still restricted.</Trans>
            </Notice>
          )}
          {result.state === 'refused' && (
            <Notice tone="danger">
              <Bdi>{result.message}</Bdi>
            </Notice>
          )}
        </>
      }
      actions={
        <>
          <Button variant="primary" isPending={result.state === 'sending'} onPress={() => void recheck()}>
            <Trans>Check again</Trans>
          </Button>
          <Button onPress={onSignOut}>
            <Trans>Log out</Trans>
          </Button>
        </>
      }
    >
      <RestrictionMessage />
    </MessagePage>
  )
}

function Open({ reader }: { reader: Exclude<Reader, { is: 'blocked' }> }) {
  const { t } = useLingui()
  return (
    <MessagePage
      title={t`Access restricted`}
      details={<SchoolContact message={t`My access is restricted. Can you help me?`} />}
      actions={
        reader.is === 'visitor' ? (
          <LinkButton variant="primary" href={reader.signInHref}>
            <Trans>Sign in</Trans>
          </LinkButton>
        ) : (
          <LinkButton variant="primary" href={reader.homeHref}>
            <Trans>Back to home</Trans>
          </LinkButton>
        )
      }
    >
      <RestrictionMessage />
    </MessagePage>
  )
}

function RestrictionMessage() {
  return (
    <Trans>It looks like your access has been restricted. Please reach out to the administrator for assistance</Trans>
  )
}
