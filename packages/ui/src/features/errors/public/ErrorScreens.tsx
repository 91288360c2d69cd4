import { Trans, useLingui } from '@lingui/react/macro'
import { MessagePage } from '#components/MessagePage/MessagePage.tsx'
import { Button } from '#components/Button/Button.tsx'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'

/** Shown when a page crashed or its code failed to load; reloading helps in both cases. */
export function CrashScreen({ onReload }: { onReload: () => void }) {
  const { t } = useLingui()
  return (
    <MessagePage
      title={t`This page didn’t load`}
      actions={
        <Button variant="primary" onPress={onReload}>
          <Trans>Load it again</Trans>
        </Button>
      }
    >
      <Trans>The connection may have broken off, or something went wrong here. What was saved is safe.</Trans>
    </MessagePage>
  )
}

/** Shown for an unknown URL (decision 40). */
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
