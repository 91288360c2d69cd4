import { Trans, useLingui } from '@lingui/react/macro'
import { DeleteDialog } from '#components/DeleteDialog/DeleteDialog.tsx'
import type { Outcome } from '#outcome.ts'
import type { FeedAnswer } from './FeedAnswer.ts'

type NewFeedDialogProps = {
  feed: NonNullable<FeedAnswer> | undefined
  onCreateFeed: () => Promise<Outcome>
  onClose: () => void
  onDone?: () => void
}

/** Asks before another address takes the place of the one there is. */
export function NewFeedDialog({ feed, onCreateFeed, ...dialog }: NewFeedDialogProps) {
  const { t } = useLingui()
  return (
    <DeleteDialog
      {...dialog}
      subject={feed}
      title={t`Create a new address?`}
      confirmLabel={t`Create a new address`}
      tone="default"
      onDelete={onCreateFeed}
    >
      {() => <Trans>The old address stops. Every calendar that reads it needs the new one.</Trans>}
    </DeleteDialog>
  )
}
