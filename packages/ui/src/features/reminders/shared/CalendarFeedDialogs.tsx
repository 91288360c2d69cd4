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
      title={t`Create new link?`}
      confirmLabel={t`Create new link`}
      onDelete={onCreateFeed}
    >
      {() => <Trans>The old link will stop working. Update every calendar that uses it.</Trans>}
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
      title={t`Turn off link?`}
      confirmLabel={t`Turn off link`}
      onDelete={onCloseFeed}
    >
      {() => (
        <Trans>Calendars using this link will stop showing your lessons. You can create a new link anytime.</Trans>
      )}
    </DeleteDialog>
  )
}
