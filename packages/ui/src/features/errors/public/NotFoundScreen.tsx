import { Trans, useLingui } from '@lingui/react/macro'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import { MessagePage } from '#components/MessagePage/MessagePage.tsx'

/** An address that leads nowhere (decision 40). */
export function NotFoundScreen({ homeHref }: { homeHref: string }) {
  const { t } = useLingui()
  return (
    <MessagePage
      title={t`Page not found`}
      actions={
        <LinkButton variant="primary" href={homeHref}>
          <Trans>Back to the start</Trans>
        </LinkButton>
      }
    >
      <Trans>There is no page at this address. It may have been mistyped, or the page may have moved.</Trans>
    </MessagePage>
  )
}
