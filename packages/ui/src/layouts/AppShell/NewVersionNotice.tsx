import { Trans, useLingui } from '@lingui/react/macro'
import { styled } from 'styled-components'
import { Button } from '#components/Button/Button.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import { stickyInsets, tokens } from '#theme/tokens.ts'
import { fadeInKeyframes } from '#theme/mixins.ts'

/** Placed clear of toasts and the account menu, and fixed so that the page doesn't shift while the user types. */
const Place = styled.div`
  position: fixed;
  inset-block-end: calc(${stickyInsets.end} + ${stickyInsets.foot} + ${tokens.space[4]});
  inset-inline: 0;
  inline-size: fit-content;
  margin-inline: auto;
  z-index: ${tokens.layer.header};
`

const Card = styled.section`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]} ${tokens.space[4]};
  align-items: center;
  max-inline-size: calc(100vw - 2 * ${tokens.space[4]});
  padding: ${tokens.space[3]} ${tokens.space[4]};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surface};
  box-shadow: ${tokens.shadow.floating};
  animation: ${fadeInKeyframes} ${tokens.duration.quick};
  color: ${tokens.color.text};
`

type NewVersionNoticeProps = {
  isReady: boolean
  onReload: () => void
  onLater: () => void
}

/** Announces a new version of the app. It never reloads without the user's consent. */
export function NewVersionNotice({ isReady, onReload, onLater }: NewVersionNoticeProps) {
  const { t } = useLingui()
  return (
    <Place role="status" data-off-paper>
      {isReady && (
        <Card aria-label={t`New version`}>
          <p>
            <Trans>A new version is ready.</Trans>
          </p>
          <Inline gap="medium" align="stretch">
            <Button size="sm" variant="primary" onPress={onReload}>
              <Trans>Reload now</Trans>
            </Button>
            <Button size="sm" onPress={onLater}>
              <Trans>Later</Trans>
            </Button>
          </Inline>
        </Card>
      )}
    </Place>
  )
}
