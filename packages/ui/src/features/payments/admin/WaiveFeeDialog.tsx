import type { Fee } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { DeleteDialog } from '#components/DeleteDialog/DeleteDialog.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { formatMonth } from '#lib/money/bills.ts'
import { formatMoney } from '#lib/money/money.ts'
import { ReasonField } from '#features/audit/admin/ReasonField.tsx'
import type { FeeActions } from './FeeActions.ts'

type WaiveFeeDialogProps = Pick<FeeActions, 'onWaiveFee'> & { fee: Fee | undefined; onClose: () => void }

/** Asks before the school does without a month that is owed. */
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
          <ReasonField
            value={reason}
            onChange={setReason}
            description={t`The student reads it in their billing. You can leave it blank.`}
          />
        </Stack>
      )}
    </DeleteDialog>
  )
}
