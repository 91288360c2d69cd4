import type { Fee } from '@maktab/contract/schema'
import type { SubmitResult } from '#submitResult.ts'
import { Trans, useLingui, Plural } from '@lingui/react/macro'
import { useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { DeleteDialog } from '#components/ConfirmDialog/ConfirmDialog.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { formatMonth, isFeeOutstanding } from '#lib/money/billsAndFees.ts'
import { formatMoney } from '#lib/money/currencyAmounts.ts'
import { DecisionReasonField } from '#features/audit/admin/DecisionReasonField.tsx'

/** Actions on monthly fees (decision 167). */
export type FeeActions = {
  onWaiveFee: (fee: Fee, reason: string | undefined) => Promise<SubmitResult>
  onEndFees: (purchaseId: number, reason: string | undefined) => Promise<SubmitResult>
}

type WaiveFeeDialogProps = Pick<FeeActions, 'onWaiveFee'> & { fee: Fee | undefined; onClose: () => void }

export function WaiveFeeDialog({ fee, onWaiveFee, onClose }: WaiveFeeDialogProps) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const [reason, setReason] = useState('')
  return (
    <DeleteDialog
      subject={fee}
      title={t`Waive this fee?`}
      confirmLabel={t`Waive`}
      tone="default"
      onDelete={(one) => onWaiveFee(one, reason.trim() || undefined)}
      onClose={onClose}
    >
      {({ student, course, month, amount, currency }) => (
        <Stack>
          <p>
            <Trans>
              <Bdi>{student.name}</Bdi> no longer owes{' '}
              <strong>
                <Bdi>{formatMoney(amount, currency)}</Bdi>
              </strong>{' '}
              for <Bdi>{course.name}</Bdi>, <Bdi>{formatMonth(month, locale)}</Bdi>. This can’t be undone.
            </Trans>
          </p>
          <DecisionReasonField
            value={reason}
            onChange={setReason}
            description={t`The student reads it in their billing. You can leave it blank.`}
          />
        </Stack>
      )}
    </DeleteDialog>
  )
}

type EndFeesDialogProps = Pick<FeeActions, 'onEndFees'> & {
  /** Fees of one purchase. */
  fees: readonly Fee[] | undefined
  onClose: () => void
}

/** Confirms ending the monthly fees of a purchase and says how many stay owed (decision 167). */
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
            <DecisionReasonField
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
