import { Trans, useLingui } from '@lingui/react/macro'
import { MessagePage } from '#components/MessagePage/MessagePage.tsx'
import { Button } from '#components/Button/Button.tsx'

/** A page broke, or its code didn’t arrive over the line; loading it anew helps in both cases. */
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
