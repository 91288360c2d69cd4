import { limits } from '@maktab/contract/limits/recordPayment'
import type { NewPayment, PayableItem } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useFormikContext } from 'formik'
import { useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Dialog } from '#components/Dialog/Dialog.tsx'
import { EmptyState } from '#components/EmptyState/EmptyState.tsx'
import { Select } from '#components/Select/Select.tsx'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { LoadingRegion, SkeletonDetails } from '#components/Skeleton/Skeleton.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { FormActions } from '#forms/FormActions.tsx'
import { FormTextArea } from '#forms/FormTextFields.tsx'
import { useFormField } from '#forms/useFormField.tsx'
import { useConfirmLeave } from '#forms/UnsavedChangesProvider.tsx'
import { ValidatedForm } from '#forms/ValidatedForm.tsx'
import { formatMonth } from '#lib/money/billsAndFees.ts'
import { formatMoney } from '#lib/money/currencyAmounts.ts'
import { getPayableKey } from '#lib/money/itemPayments.ts'
import { isolateBidi, stripUnneededIsolates } from '#lib/text/textLanguage.ts'
import { useToday } from '#providers/ClockProvider.tsx'
import { type Remote, ready } from '#remote.ts'
import { mapFieldErrors, type SubmitResult } from '#submitResult.ts'
import { EntryFields } from './EntryFields.tsx'
import { type PaymentValues, createPaymentSchema, toPaymentRequest, toPaymentValues } from './recordPayment.schema.ts'

type RecordPaymentDialogProps = {
  student: { id: number; name: string }
  /** What the student can pay for, most urgent first. */
  items: Remote<readonly PayableItem[]>
  /** Key of the item that is selected at first; undefined selects the first. */
  initialKey: string | undefined
  onRecordPayment: (payment: NewPayment) => Promise<SubmitResult>
  onClose: () => void
}

/** Records a payment that came without a receipt. Everything is prefilled for the whole amount in cash today. */
export function RecordPaymentDialog({ student, items, onClose, ...form }: RecordPaymentDialogProps) {
  const { t } = useLingui()
  const confirmLeave = useConfirmLeave()
  const [isPending, setIsPending] = useState(false)
  // The items don’t change while the form is filled in, nor when they are refetched after saving.
  const [offered, setOffered] = useState<readonly PayableItem[]>()
  if (!offered && items.state === 'ready') setOffered(items.data)
  const close = () => confirmLeave(onClose, { isWithinPage: true })
  return (
    <Dialog title={t`Record payment`} isOpen isLocked={isPending} onOpenChange={(isOpen) => !isOpen && close()}>
      <Stack>
        <p>
          <strong>
            <Bdi>{student.name}</Bdi>
          </strong>
        </p>
        <RemoteView
          remote={offered ? ready(offered) : items}
          loading={
            <LoadingRegion label={t`Loading open payments`}>
              <SkeletonDetails facts={4} />
            </LoadingRegion>
          }
        >
          {(shown) =>
            shown.length === 0 ? (
              <EmptyState scene="money" title={t`Nothing to pay`}>
                <Trans>This student has paid for everything.</Trans>
              </EmptyState>
            ) : (
              <RecordPaymentForm
                {...form}
                studentId={student.id}
                items={shown}
                onPendingChange={setIsPending}
                onClose={onClose}
                onCancel={close}
              />
            )
          }
        </RemoteView>
      </Stack>
    </Dialog>
  )
}

type RecordPaymentFormProps = Pick<RecordPaymentDialogProps, 'initialKey' | 'onRecordPayment' | 'onClose'> & {
  studentId: number
  items: readonly PayableItem[]
  onPendingChange: (isPending: boolean) => void
  onCancel: () => void
}

function RecordPaymentForm({
  studentId,
  items,
  initialKey,
  onRecordPayment,
  onPendingChange,
  ...actions
}: RecordPaymentFormProps) {
  const { t } = useLingui()
  const today = useToday()
  const find = (key: string | null | undefined) => items.find((item) => getPayableKey(item) === key)
  const [initialValues] = useState(() => toPaymentValues(today, find(initialKey) ?? items[0]))
  const record = async (values: PaymentValues) => {
    const item = find(values.item)
    if (!item) throw new Error('The form has no item.')
    onPendingChange(true)
    const outcome = await onRecordPayment(toPaymentRequest(values, item, studentId))
    onPendingChange(false)
    return mapFieldErrors(outcome, (field) => (field === 'id' || field === 'itemId' ? 'item' : field))
  }
  return (
    <ValidatedForm
      initialValues={initialValues}
      schema={createPaymentSchema(today, items)}
      onSubmit={record}
      onDone={actions.onClose}
    >
      <Stack>
        <ItemField items={items} />
        <SelectedItemFields find={find} />
        <FormTextArea<PaymentValues>
          name="note"
          label={t`Note`}
          description={t`Optional. Only the office sees this.`}
          rows={2}
          maxLength={limits.note.max}
        />
        <FormActions pendingLabel={t`Saving…`} isInline onCancel={actions.onCancel}>
          <Trans>Save</Trans>
        </FormActions>
      </Stack>
    </ValidatedForm>
  )
}

/** Selects what is paid; the amount follows, unless another one was entered. */
function ItemField({ items }: { items: readonly PayableItem[] }) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const { values, setFieldValue } = useFormikContext<PaymentValues>()
  const { value, onChange, ...field } = useFormField<string | null>('item', t`Payment for`)
  const leftOf = (key: string | null) => items.find((item) => getPayableKey(item) === key)?.left ?? null
  const labelOf = ({ title, month, left, currency }: PayableItem) =>
    stripUnneededIsolates(
      [title.trim() || t`Untitled`, month && formatMonth(month, locale), formatMoney(left, currency)]
        .filter((part) => part !== null)
        .map(isolateBidi)
        .join(' · '),
    )
  return (
    <Select
      {...field}
      label={t`Payment for`}
      items={items.map((item) => ({ id: getPayableKey(item), label: labelOf(item) }))}
      selectedId={value}
      onSelect={(key) => {
        if (values.amount === leftOf(value)) void setFieldValue('amount', leftOf(key))
        onChange(key)
      }}
      isRequired
    />
  )
}

function SelectedItemFields({ find }: { find: (key: string | null) => PayableItem | undefined }) {
  const { t } = useLingui()
  const { values } = useFormikContext<PaymentValues>()
  const item = find(values.item)
  if (!item) return null
  const { amount, paid, left, currency } = item
  const [due, all, part] = [left, amount, paid].map((sum) => formatMoney(sum, currency))
  return (
    <EntryFields
      currency={currency}
      amountDescription={paid > 0 ? t`${part} of ${all} paid, ${due} left` : t`${due} due. Enter less for a part.`}
    />
  )
}
