import { Trans, useLingui } from '@lingui/react/macro'
import { DeleteDialog } from '#components/DeleteDialog/DeleteDialog.tsx'
import type { SubmitResult } from '#submitResult.ts'
import type { CalendarFeed } from './CalendarFeed.ts'

type ReplaceFeedDialogProps = {
  feed: NonNullable<CalendarFeed> | undefined
  onCreateFeed: () => Promise<SubmitResult>
  onClose: () => void
  onDone?: () => void
}

/** Asks before another address takes the place of the one there is. */
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
