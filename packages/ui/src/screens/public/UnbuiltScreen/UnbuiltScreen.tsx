import { Trans, useLingui } from '@lingui/react/macro'
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx'
import { Message } from '../../../components/Message/Message.tsx'

/** Stands in for a page that is still to come, and says so. */
export function UnbuiltScreen({ homeHref }: { homeHref: string }) {
  const { t } = useLingui()
  return (
    <Message
      title={t`Not built yet`}
      actions={
        <LinkButton href={homeHref}>
          <Trans>Back to the start</Trans>
        </LinkButton>
      }
    >
      <Trans>This page is still to come. Nothing is wrong with your account.</Trans>
    </Message>
  )
}
