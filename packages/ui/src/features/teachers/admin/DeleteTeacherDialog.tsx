import type { Teacher } from '@maktab/contract/schema'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { DeleteDialog } from '#components/DeleteDialog/DeleteDialog.tsx'
import { parseTeacherStatus } from '#lib/people/parseTeacherStatus.ts'
import type { SubmitResult } from '#submitResult.ts'

type DeleteTeacherDialogProps = {
  teacher: Teacher | undefined
  /** How many classes end; undefined as long as nobody knows. */
  classCount: number | undefined
  onDelete: (teacher: Teacher) => Promise<SubmitResult>
  onClose: () => void
  onDone: () => void
}

export function DeleteTeacherDialog({ teacher, classCount, ...dialog }: DeleteTeacherDialogProps) {
  const { t } = useLingui()
  return (
    <DeleteDialog {...dialog} subject={teacher} title={t`Delete this teacher?`}>
      {({ name, status }) =>
        parseTeacherStatus(status).state === 'pending' ? (
          <Trans>
            The application of{' '}
            <strong>
              <Bdi>{name}</Bdi>
            </strong>{' '}
            will be gone. This can’t be undone.
          </Trans>
        ) : (
          <>
            <p>
              <Trans>
                <strong>
                  <Bdi>{name}</Bdi>
                </strong>{' '}
                can no longer sign in and no longer has assigned courses. This can’t be undone.
              </Trans>
            </p>
            <p>
              {classCount === undefined ? (
                <Trans>Their classes end.</Trans>
              ) : (
                <Plural
                  value={classCount}
                  _0="They have no class."
                  one="Their # class ends."
                  other="Their # classes end."
                />
              )}{' '}
              <Trans>Attendance and reports stay with the students.</Trans>{' '}
              {classCount !== 0 && (
                <Trans>To let a class go on, choose another teacher for it under “Classes” first.</Trans>
              )}
            </p>
          </>
        )
      }
    </DeleteDialog>
  )
}
