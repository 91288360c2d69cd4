import { Trans, useLingui } from '@lingui/react/macro'
import { DeleteDialog } from '#components/DeleteDialog/DeleteDialog.tsx'
import type { SubmitResult } from '#submitResult.ts'
import type { CalendarFeed } from './CalendarFeed.ts'

type RevokeFeedDialogProps = {
  feed: NonNullable<CalendarFeed> | undefined
  onCloseFeed: () => Promise<SubmitResult>
  onClose: () => void
  onDone?: () => void
}

/** Asks before calendars can no longer read one’s lessons. */
export function RevokeFeedDialog({ feed, onCloseFeed, ...dialog }: RevokeFeedDialogProps) {
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
