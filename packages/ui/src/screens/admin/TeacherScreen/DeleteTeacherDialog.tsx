import type { Teacher } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { DeleteDialog } from '#components/DeleteDialog/DeleteDialog.tsx'
import { teacherStatus } from '#model/teacherStatus.ts'
import type { Outcome } from '#outcome.ts'

type DeleteTeacherDialogProps = {
  teacher: Teacher | undefined
  onDelete: (teacher: Teacher) => Promise<Outcome>
  onClose: () => void
  onDone: () => void
}

export function DeleteTeacherDialog({ teacher, ...dialog }: DeleteTeacherDialogProps) {
  const { t } = useLingui()
  return (
    <DeleteDialog {...dialog} subject={teacher} title={t`Delete this teacher?`}>
      {({ name, status }) =>
        teacherStatus(status).state === 'pending' ? (
          <Trans>
            The application of{' '}
            <strong>
              <Bdi>{name}</Bdi>
            </strong>{' '}
            will be gone. This can’t be undone.
          </Trans>
        ) : (
          <Trans>
            <strong>
              <Bdi>{name}</Bdi>
            </strong>{' '}
            can no longer sign in, and their classes and assigned courses go with them. This can’t be undone.
          </Trans>
        )
      }
    </DeleteDialog>
  )
}
