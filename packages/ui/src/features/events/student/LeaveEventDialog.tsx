import { Trans, useLingui } from '@lingui/react/macro'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { DeleteDialog } from '#components/DeleteDialog/DeleteDialog.tsx'
import { isFree } from '#lib/money/money.ts'
import type { SubmitResult } from '#submitResult.ts'
import type { StudentEvent } from './createEventRows.ts'

type LeaveEventDialogProps = {
  entry: StudentEvent | undefined
  onLeave: (entry: StudentEvent) => Promise<SubmitResult>
  onClose: () => void
}

/** Asks before somebody leaves an event, and says what coming back would take (decision 17). */
export function LeaveEventDialog({ entry, onLeave, onClose }: LeaveEventDialogProps) {
  const { t } = useLingui()
  return (
    <DeleteDialog
      subject={entry}
      title={t`Leave this event?`}
      confirmLabel={t({ message: 'Leave', context: 'event' })}
      onDelete={onLeave}
      onClose={onClose}
    >
      {(leaving) => (
        <>
          <p>
            <Trans>
              You will no longer take part in{' '}
              <strong>
                <Bdi>{leaving.event.title?.trim() || t`Untitled`}</Bdi>
              </strong>
              .
            </Trans>
          </p>
          <p>
            <Return entry={leaving} />
          </p>
        </>
      )}
    </DeleteDialog>
  )
}

function Return({ entry: { payment_status, event } }: { entry: StudentEvent }) {
  if (payment_status === 'paid') return <Trans>Your payment stays: you can join again without paying.</Trans>
  if (isFree(event.price)) return <Trans>You can join again at any time.</Trans>
  return <Trans>You joined while it was free. To join again you would have to pay.</Trans>
}
