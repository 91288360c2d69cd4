import { limits } from '@maktab/contract/limits/recordRefund'
import type { NewRefund } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Dialog } from '#components/Dialog/Dialog.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { Text } from '#components/Text/Text.tsx'
import { FormActions } from '#forms/FormActions.tsx'
import { FormTextArea } from '#forms/FormTextFields.tsx'
import { useConfirmLeave } from '#forms/UnsavedChangesProvider.tsx'
import { ValidatedForm } from '#forms/ValidatedForm.tsx'
import { formatMonth } from '#lib/money/billsAndFees.ts'
import { formatMoney } from '#lib/money/currencyAmounts.ts'
import type { RefundableItem } from '#lib/money/itemPayments.ts'
import { useToday } from '#providers/ClockProvider.tsx'
import type { SubmitResult } from '#submitResult.ts'
import { EntryFields } from './EntryFields.tsx'
import { type RefundValues, createRefundSchema, toRefundRequest } from './recordPayment.schema.ts'

type RecordRefundDialogProps = {
  student: string
  item: RefundableItem
  onRecordRefund: (refund: NewRefund) => Promise<SubmitResult>
  onClose: () => void
}

/** Records money that the school returned; at first all that it holds of the item. */
export function RecordRefundDialog({ student, item, onRecordRefund, onClose }: RecordRefundDialogProps) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const today = useToday()
  const confirmLeave = useConfirmLeave()
  const [isPending, setIsPending] = useState(false)
  const { title, month, held, currency } = item
  const close = () => confirmLeave(onClose, { isWithinPage: true })
  const [initialValues] = useState<RefundValues>({
    amount: held,
    method: 'cash',
    date: today,
    reason: '',
    transactionId: '',
  })
  const record = async (values: RefundValues) => {
    setIsPending(true)
    const outcome = await onRecordRefund(toRefundRequest(values, item))
    setIsPending(false)
    return outcome
  }
  const paid = formatMoney(held, currency)
  return (
    <Dialog title={t`Record refund`} isOpen isLocked={isPending} onOpenChange={(isOpen) => !isOpen && close()}>
      <ValidatedForm
        initialValues={initialValues}
        schema={createRefundSchema(today, held)}
        onSubmit={record}
        onDone={onClose}
      >
        <Stack>
          <p>
            <strong>
              <Bdi>{student}</Bdi>
            </strong>
            {' · '}
            <Bdi>{title.trim() || t`Untitled`}</Bdi>
            {month && (
              <>
                {' · '}
                <Bdi>{formatMonth(month, locale)}</Bdi>
              </>
            )}
          </p>
          <EntryFields currency={currency} amountDescription={t`${paid} was paid.`} />
          <FormTextArea<RefundValues>
            name="reason"
            label={t`Reason`}
            description={t`The student sees this in Billing.`}
            rows={2}
            maxLength={limits.reason.max}
            isRequired
          />
          <Text tone="muted">
            <Trans>The student keeps the course or place and doesn’t owe this amount again.</Trans>
          </Text>
          <FormActions pendingLabel={t`Saving…`} isInline onCancel={close}>
            <Trans>Save</Trans>
          </FormActions>
        </Stack>
      </ValidatedForm>
    </Dialog>
  )
}
