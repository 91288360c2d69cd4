import { type ComponentProps, type ReactNode, useState } from 'react'
import { EmptyState } from '#components/EmptyState/EmptyState.tsx'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import { Trans, useLingui } from '@lingui/react/macro'
import { useTextAttributes } from '#components/Bdi/Bdi.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog.tsx'

type NothingToPayStateProps = Pick<ComponentProps<typeof EmptyState>, 'scene' | 'title'> & {
  href: string
  label: string
  children?: ReactNode
}

/** Replaces the payment form when there is nothing to pay, for example after opening a bookmarked URL. */
export function NothingToPayState({ href, label, ...emptyState }: NothingToPayStateProps) {
  return <EmptyState {...emptyState} action={<LinkButton href={href}>{label}</LinkButton>} />
}

/** Shown above the form after a rejection, with the school’s reason. */
export function RejectedReceiptNotice({ reason }: { reason: string | null | undefined }) {
  const getTextAttributes = useTextAttributes()
  return (
    <Notice tone="warning" title={<Trans>Your last receipt wasn’t approved.</Trans>}>
      {reason ? (
        <p {...getTextAttributes(reason)}>{reason}</p>
      ) : (
        <Trans>Check your payment and send a clear receipt.</Trans>
      )}
    </Notice>
  )
}

/** Confirms replacing a receipt under review (decision 18); a notice stays visible afterwards. */
export function ReplaceReceiptDialog({ onCancel }: { onCancel: () => void }) {
  const { t } = useLingui()
  const [isAsking, setIsAsking] = useState(true)
  return (
    <>
      <Notice tone="warning" title={<Trans>The school is reviewing your receipt.</Trans>}>
        <Trans>Your new receipt replaces it when you submit.</Trans>
      </Notice>
      <ConfirmDialog
        isOpen={isAsking}
        title={t`Replace your receipt?`}
        confirmLabel={t`Replace`}
        cancelLabel={t`Keep it`}
        onConfirm={() => setIsAsking(false)}
        onCancel={onCancel}
      >
        <Trans>Your current receipt is under review. The school won’t see it once you replace it.</Trans>
      </ConfirmDialog>
    </>
  )
}
