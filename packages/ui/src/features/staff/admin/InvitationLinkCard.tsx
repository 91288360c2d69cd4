import type { StaffLink } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { styled } from 'styled-components'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { BreakableAddress } from '#components/Bdi/BreakableAddress.tsx'
import { Button } from '#components/Button/Button.tsx'
import { CopyButton } from '#components/CopyButton/CopyButton.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import { Masked } from '#components/Masked/Masked.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { Card } from '#components/Surface/Surface.tsx'
import { tokens } from '#theme/tokens.ts'
import { useStaffLabels } from './useStaffLabels.tsx'

/** An invitation link, with the person it is for. */
export type IssuedLink = Pick<StaffLink, 'link' | 'until' | 'isMailed'> & { name: string }

/** Selected as a whole with one click. */
const Address = styled.code`
  padding: ${tokens.space[3]} ${tokens.space[4]};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surfaceSunken};
  font-family: ${tokens.font.mono};
  overflow-wrap: anywhere;
  user-select: all;
`

/** The link of an invitation that was just created; it is shown only once. */
export function InvitationLinkCard({ issued, onClose }: { issued: IssuedLink; onClose: () => void }) {
  const { t } = useLingui()
  const { formatMoment } = useStaffLabels()
  const { name, link, until, isMailed } = issued
  return (
    <Card aria-label={t`Invitation link`}>
      <Stack>
        <Notice
          tone="success"
          title={
            <Trans>
              Invitation for <Bdi>{name}</Bdi>
            </Trans>
          }
        >
          {isMailed ? (
            <Trans>We emailed the link. You can also copy it and send it yourself.</Trans>
          ) : (
            <Trans>Email isn’t set up, so copy the link and send it yourself.</Trans>
          )}{' '}
          <Trans>It works once, until {formatMoment(until)}. You won’t see it again.</Trans>
        </Notice>
        <Masked kind="text">
          <Address dir="ltr" translate="no">
            <BreakableAddress>{link}</BreakableAddress>
          </Address>
        </Masked>
        <Inline gap="medium" align="stretch">
          <CopyButton text={link} what={t`invitation link`} />
          <Button size="sm" onPress={onClose}>
            <Trans>Done</Trans>
          </Button>
        </Inline>
      </Stack>
    </Card>
  )
}
