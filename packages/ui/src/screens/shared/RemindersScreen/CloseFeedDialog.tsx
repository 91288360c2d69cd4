import { Trans, useLingui } from '@lingui/react/macro'
import { DeleteDialog } from '#components/DeleteDialog/DeleteDialog.tsx'
import type { Outcome } from '#outcome.ts'
import type { FeedAnswer } from './FeedAnswer.ts'

type CloseFeedDialogProps = {
  feed: NonNullable<FeedAnswer> | undefined
  onCloseFeed: () => Promise<Outcome>
  onClose: () => void
  onDone?: () => void
}

/** Asks before calendars can no longer read one’s lessons. */
export function CloseFeedDialog({ feed, onCloseFeed, ...dialog }: CloseFeedDialogProps) {
  const { t } = useLingui()
  return (
    <DeleteDialog
      {...dialog}
      subject={feed}
      title={t`Close the address?`}
      confirmLabel={t`Close the address`}
      onDelete={onCloseFeed}
    >
      {() => (
        <Trans>Calendars that read it no longer show your lessons. You can create another address at any time.</Trans>
      )}
    </DeleteDialog>
  )
}
