import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#components/Button/Button.tsx'
import { Buttons } from '#layouts/Buttons/Buttons.ts'
import { Card, Place } from './NewVersion.styles.ts'

type NewVersionProps = {
  isReady: boolean
  onReload: () => void
  onLater: () => void
}

/** Says that the school’s pages are newer than this one. It never reloads by itself, and what one does goes on as it was. */
export function NewVersion({ isReady, onReload, onLater }: NewVersionProps) {
  const { t } = useLingui()
  return (
    <Place role="status" data-off-paper>
      {isReady && (
        <Card aria-label={t`New version`}>
          <p>
            <Trans>A new version is ready.</Trans>
          </p>
          <Buttons>
            <Button size="sm" variant="primary" onPress={onReload}>
              <Trans>Reload now</Trans>
            </Button>
            <Button size="sm" onPress={onLater}>
              <Trans>Later</Trans>
            </Button>
          </Buttons>
        </Card>
      )}
    </Place>
  )
}
