import { Trans, useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import type { Button } from '#components/Button/Button.tsx'
import { Message } from '#components/Message/Message.tsx'
import { lateComponent } from '#late/lateComponent.tsx'

/** Where nothing comes over the line, loading the page anew would bring nothing either. */
const ReloadButton = lateComponent<ComponentProps<typeof Button>>(
  async () => (await import('#components/Button/Button.tsx')).Button,
)

/** A page broke, or its code didn’t arrive over the line; loading it anew helps in both cases. */
export function CrashScreen({ onReload }: { onReload: () => void }) {
  const { t } = useLingui()
  return (
    <Message
      title={t`This page didn’t load`}
      actions={
        <ReloadButton variant="primary" onPress={onReload}>
          <Trans>Load it again</Trans>
        </ReloadButton>
      }
    >
      <Trans>The connection may have broken off, or something went wrong here. What was saved is safe.</Trans>
    </Message>
  )
}
