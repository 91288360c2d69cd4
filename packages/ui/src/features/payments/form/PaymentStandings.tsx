import { type ComponentProps, type ReactNode, useState } from 'react'
import { EmptyState } from '#components/EmptyState/EmptyState.tsx'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import { Trans, useLingui } from '@lingui/react/macro'
import { useTextAttributes } from '#components/Bdi/Bdi.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog.tsx'

type NothingToPayStateProps = Pick<ComponentProps<typeof EmptyState>, 'scene' | 'title'> & {
  /** Where one goes on. */
  href: string
  label: string
  children?: ReactNode
}

/** Stands where the form would, for an address that was kept or sent on. */
export function NothingToPayState({ href, label, ...said }: NothingToPayStateProps) {
  return <EmptyState {...said} action={<LinkButton href={href}>{label}</LinkButton>} />
}

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

/** Asks before a receipt that the school is checking is replaced (decision 18), and says afterwards what happens. */
export function ReplaceReceiptDialog({ onCancel }: { onCancel: () => void }) {
  const { t } = useLingui()
  const [isAsking, setIsAsking] = useState(true)
  return (
    <>
      <Notice tone="warning" title={<Trans>The school is checking your receipt.</Trans>}>
        <Trans>Another one takes its place as soon as you submit it.</Trans>
      </Notice>
      <ConfirmDialog
        isOpen={isAsking}
        title={t`Replace your receipt?`}
        confirmLabel={t`Replace`}
        cancelLabel={t`Keep it`}
        onConfirm={() => setIsAsking(false)}
        onCancel={onCancel}
      >
        <Trans>The receipt that you have sent is under review. The school will no longer see it.</Trans>
      </ConfirmDialog>
    </>
  )
}
