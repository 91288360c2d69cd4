import type { CalendarFeedAnswer } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { DeleteDialog } from '#components/ConfirmDialog/ConfirmDialog.tsx'
import type { SubmitResult } from '#submitResult.ts'

/** Calendar feed; null if there is none. */
export type CalendarFeed = CalendarFeedAnswer['feed']

type ReplaceFeedDialogProps = {
  feed: NonNullable<CalendarFeed> | undefined
  onCreateFeed: () => Promise<SubmitResult>
  onClose: () => void
  onDone?: () => void
}

/** Confirms replacing the feed URL. */
export function ReplaceFeedDialog({ feed, onCreateFeed, ...dialog }: ReplaceFeedDialogProps) {
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

type RevokeFeedDialogProps = {
  feed: NonNullable<CalendarFeed> | undefined
  onCloseFeed: () => Promise<SubmitResult>
  onClose: () => void
  onDone?: () => void
}

/** Confirms revoking the feed URL. */
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
