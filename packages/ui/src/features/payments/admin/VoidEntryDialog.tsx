import { limits } from '@maktab/contract/limits/voidEntry'
import type { RecordedEntry } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { object } from 'superstruct'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Dialog } from '#components/Dialog/Dialog.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { FormActions } from '#forms/FormActions.tsx'
import { FormTextArea } from '#forms/FormTextFields.tsx'
import { requiredText } from '#forms/rules.ts'
import { useConfirmLeave } from '#forms/UnsavedChangesProvider.tsx'
import { ValidatedForm } from '#forms/ValidatedForm.tsx'
import { formatMoney } from '#lib/money/currencyAmounts.ts'
import { formatIsoDay } from '#lib/time/isoDay.ts'
import type { SubmitResult } from '#submitResult.ts'

export const voidSchema = object({ reason: requiredText(limits.reason) })

type VoidEntryDialogProps = {
  entry: RecordedEntry
  currency: string
  onVoidEntry: (id: number, reason: string) => Promise<SubmitResult>
  onClose: () => void
}

/** Voids a payment or refund that was recorded by mistake, with a reason for the history. */
export function VoidEntryDialog({ entry, currency, onVoidEntry, onClose }: VoidEntryDialogProps) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const confirmLeave = useConfirmLeave()
  const [isPending, setIsPending] = useState(false)
  const close = () => confirmLeave(onClose, { isWithinPage: true })
  const [amount, day] = [formatMoney(entry.amount, currency), formatIsoDay(entry.day, locale)]
  return (
    <Dialog
      title={entry.type === 'refund' ? t`Void refund?` : t`Void payment?`}
      isOpen
      isLocked={isPending}
      onOpenChange={(isOpen) => !isOpen && close()}
    >
      <ValidatedForm
        initialValues={{ reason: '' }}
        schema={voidSchema}
        onSubmit={async ({ reason }) => {
          setIsPending(true)
          const outcome = await onVoidEntry(entry.id, reason.trim())
          setIsPending(false)
          return outcome
        }}
        onDone={onClose}
      >
        <Stack>
          <p>
            {entry.type === 'refund' ? (
              <Trans>
                The refund of{' '}
                <strong>
                  <Bdi>{amount}</Bdi>
                </strong>{' '}
                on <Bdi>{day}</Bdi> won’t count anymore. It stays in the history.
              </Trans>
            ) : (
              <Trans>
                The payment of{' '}
                <strong>
                  <Bdi>{amount}</Bdi>
                </strong>{' '}
                on <Bdi>{day}</Bdi> won’t count anymore, and the amount is due again. It stays in the history.
              </Trans>
            )}
          </p>
          <FormTextArea<{ reason: string }>
            name="reason"
            label={t`Reason`}
            description={t`Only the office sees this.`}
            rows={2}
            maxLength={limits.reason.max}
            isRequired
          />
          <FormActions pendingLabel={t`Saving…`} tone="danger" isInline onCancel={close}>
            <Trans>Void</Trans>
          </FormActions>
        </Stack>
      </ValidatedForm>
    </Dialog>
  )
}
