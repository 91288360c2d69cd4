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
          <Trans>Reload</Trans>
        </Button>
      }
    >
      <Trans>Something went wrong, or you lost your connection. Anything you saved is safe.</Trans>
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
          <Trans>Back to home</Trans>
        </LinkButton>
      }
    >
      <Trans>There’s no page at this address. It may be mistyped, or the page may have moved.</Trans>
    </MessagePage>
  )
}
