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
      title={t`Waive fee?`}
      confirmLabel={t`Waive`}
      onDelete={(one) => onWaiveFee(one, reason.trim() || undefined)}
      onClose={onClose}
    >
      {({ student, course, month, amount, currency }) => (
        <Stack>
          <p>
            <Trans>
              <Bdi>{student.name}</Bdi> won’t have to pay{' '}
              <strong>
                <Bdi>{formatMoney(amount, currency)}</Bdi>
              </strong>{' '}
              for <Bdi>{course.name}</Bdi>, <Bdi>{formatMonth(month, locale)}</Bdi>. You can’t undo this.
            </Trans>
          </p>
          <DecisionReasonField
            value={reason}
            onChange={setReason}
            description={t`Optional. The student sees this in Billing.`}
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
      title={t`Stop monthly fees?`}
      confirmLabel={t`Stop fees`}
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
                <Bdi>{student.name}</Bdi> won’t be charged for{' '}
                <strong>
                  <Bdi>{course.name}</Bdi>
                </strong>{' '}
                anymore. They keep the course. You can’t undo this.
              </Trans>
            </p>
            <p>
              {owed === 0 ? (
                <Trans>Nothing is due.</Trans>
              ) : (
                <Plural
                  value={owed}
                  one="# fee already charged stays due until it’s paid or waived."
                  other="# fees already charged stay due until they’re paid or waived."
                />
              )}
            </p>
            <DecisionReasonField
              value={reason}
              onChange={setReason}
              description={t`Optional. Only administrators see this.`}
            />
          </Stack>
        )
      }}
    </DeleteDialog>
  )
}
