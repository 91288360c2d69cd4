import { Trans } from '@lingui/react/macro'
import { Notice } from '#components/Notice/Notice.tsx'

/** A payment that no longer counts takes its student out of the event, and 'Paid' alone doesn’t bring them back. */
export function RemovedFromEventNotice() {
  return (
    <Notice tone="warning">
      <Trans>
        This student is in the event. Without a paid payment they have to leave it, and to join again later.
      </Trans>
    </Notice>
  )
}
