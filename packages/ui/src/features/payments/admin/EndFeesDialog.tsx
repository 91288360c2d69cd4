import type { Fee } from '@maktab/contract/schema'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { DeleteDialog } from '#components/DeleteDialog/DeleteDialog.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { isFeeOutstanding } from '#lib/money/bills.ts'
import { ReasonField } from '#features/audit/admin/ReasonField.tsx'
import type { FeeActions } from './FeeActions.ts'

type EndFeesDialogProps = Pick<FeeActions, 'onEndFees'> & {
  /** All of one purchase. */
  fees: readonly Fee[] | undefined
  onClose: () => void
}

/** Asks before no more months are asked for, and says what stays owed (decision 167). */
export function EndFeesDialog({ fees, onEndFees, onClose }: EndFeesDialogProps) {
  const { t } = useLingui()
  const [reason, setReason] = useState('')
  return (
    <DeleteDialog
      subject={fees}
      title={t`End the monthly fees?`}
      confirmLabel={t`End the fees`}
      onDelete={([fee]) => onEndFees(fee!.purchaseId, reason.trim() || undefined)}
      onClose={onClose}
    >
      {(own) => {
        const { student, course } = own[0]!
        const owed = own.filter(isFeeOutstanding).length
        return (
          <Stack>
            <p>
              <Trans>
                From now on <Bdi>{student.name}</Bdi> is asked for no more fees of{' '}
                <strong>
                  <Bdi>{course.name}</Bdi>
                </strong>
                . The course stays theirs. This can’t be undone.
              </Trans>
            </p>
            <p>
              {owed === 0 ? (
                <Trans>Nothing is owed for it.</Trans>
              ) : (
                <Plural
                  value={owed}
                  one="# fee that was asked for already stays owed, until it is paid or you waive it."
                  other="# fees that were asked for already stay owed, until they are paid or you waive them."
                />
              )}
            </p>
            <ReasonField
              value={reason}
              onChange={setReason}
              description={t`Only administrators read it. You can leave it blank.`}
            />
          </Stack>
        )
      }}
    </DeleteDialog>
  )
}
