import { Trans, useLingui } from '@lingui/react/macro'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import { MessagePage } from '#components/MessagePage/MessagePage.tsx'
import { SchoolContact } from '#components/SchoolContact/SchoolContact.tsx'
import { type RecheckRestrictionProps, useRecheckRestriction } from './useRecheckRestriction.tsx'

/** Who reads the page: a blocked account, somebody who isn’t signed in, or an account that isn’t blocked. */
type Reader =
  | (RecheckRestrictionProps & { is: 'blocked' })
  | { is: 'visitor'; signInHref: string }
  | { is: 'allowed'; homeHref: string }

/** 1§2 “Restriction page”, which anybody can open. */
export function RestrictionScreen({ reader }: { reader: Reader }) {
  return reader.is === 'blocked' ? <Blocked {...reader} /> : <Open reader={reader} />
}

function Blocked(reader: RecheckRestrictionProps) {
  const { t } = useLingui()
  const { answer, actions } = useRecheckRestriction(reader)
  return (
    <MessagePage
      title={t`Access restricted`}
      details={
        <>
          <SchoolContact />
          {answer}
        </>
      }
      actions={actions}
    >
      <Sentence />
    </MessagePage>
  )
}

function Open({ reader }: { reader: Exclude<Reader, { is: 'blocked' }> }) {
  const { t } = useLingui()
  return (
    <MessagePage
      title={t`Access restricted`}
      details={<SchoolContact />}
      actions={
        reader.is === 'visitor' ? (
          <LinkButton variant="primary" href={reader.signInHref}>
            <Trans>Sign in</Trans>
          </LinkButton>
        ) : (
          <LinkButton variant="primary" href={reader.homeHref}>
            <Trans>Back to the start</Trans>
          </LinkButton>
        )
      }
    >
      <Sentence />
    </MessagePage>
  )
}

function Sentence() {
  return (
    <Trans>It looks like your access has been restricted. Please reach out to the administrator for assistance</Trans>
  )
}
