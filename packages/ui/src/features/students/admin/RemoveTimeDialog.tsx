import { Trans, useLingui } from '@lingui/react/macro'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { DeleteDialog } from '#components/DeleteDialog/DeleteDialog.tsx'
import { formatWallTime } from '#lib/time/wallTime.ts'
import type { SubmitResult } from '#submitResult.ts'
import type { RemovableTime } from './StudentTimings.tsx'

type RemoveTimeDialogProps = {
  time: RemovableTime | undefined
  student: string
  onRemove: (time: RemovableTime) => Promise<SubmitResult>
  onClose: () => void
  /** Comes after `onClose`. */
  onRemoved: () => void
}

export function RemoveTimeDialog({ time, student, onRemove, onClose, onRemoved }: RemoveTimeDialogProps) {
  const { t } = useLingui()
  const { locale } = useLocale()
  return (
    <DeleteDialog
      subject={time}
      title={t`Delete this class time?`}
      onDelete={onRemove}
      onClose={onClose}
      onDone={onRemoved}
    >
      {({ courseName, from, to }) => (
        <Trans>
          <strong>
            <Bdi>{`${formatWallTime(from, locale)} – ${formatWallTime(to, locale)}`}</Bdi>
          </strong>
          , which <Bdi>{student}</Bdi> prefers for <Bdi>{courseName}</Bdi>, will be gone. This can’t be undone.
        </Trans>
      )}
    </DeleteDialog>
  )
}
