import { Trans } from '@lingui/react/macro'
import { useTextAttributes } from '#components/Bdi/useTextAttributes.ts'
import { Notice } from '#components/Notice/Notice.tsx'

/** Where a rejection is answered: why it was rejected, in the school’s words. */
export function RejectedReceiptNotice({ reason }: { reason: string | null | undefined }) {
  const tongueOf = useTextAttributes()
  return (
    <Notice tone="warning" title={<Trans>The school did not accept your last receipt.</Trans>}>
      {reason ? (
        <p {...tongueOf(reason)}>{reason}</p>
      ) : (
        <Trans>Please check what you paid, and send a receipt that shows it well.</Trans>
      )}
    </Notice>
  )
}
