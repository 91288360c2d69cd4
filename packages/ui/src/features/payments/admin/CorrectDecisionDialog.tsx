import type { PaymentCorrection, PaymentFacts, PaymentKind } from '@maktab/contract/schema'
import type { PaymentDetailsSlots } from '#lib/money/paymentStates.ts'
import type { SubmitResult } from '#submitResult.ts'
import type { Remote } from '#remote.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Button } from '#components/Button/Button.tsx'
import { useAsyncAction } from '#components/ConfirmDialog/ConfirmDialog.tsx'
import { Dialog } from '#components/Dialog/Dialog.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import { RadioGroup } from '#components/RadioGroup/RadioGroup.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { DecisionReasonField } from '#features/audit/admin/DecisionReasonField.tsx'
import { formatPaidItem } from '#lib/money/billsAndFees.ts'
import { exhaustiveList } from '#lib/exhaustiveList.ts'

export type CorrectedStatus = PaymentCorrection['paymentStatus']
/** The status being corrected. */
export type PreviousStatus = PaymentCorrection['seen']

export type PaymentDetailsProps = PaymentDetailsSlots & {
  /** Undefined if the backend has no payment details; `fallback` is shown instead. */
  facts: Remote<PaymentFacts> | undefined
  studentHref: (id: number) => string
  copyText: (text: string) => Promise<boolean>
  /** `seen` is the number shown when editing began. Both callbacks are undefined if the backend lacks the operation. */
  onSaveTransactionId: ((transactionId: string, seen: string | null) => Promise<SubmitResult>) | undefined
  onCorrect: ((status: CorrectedStatus, seen: PreviousStatus, reason: string) => Promise<SubmitResult>) | undefined
}

const statuses = exhaustiveList<CorrectedStatus>()('paid', 'rejected', 'pending')
/** Preselected correction for each status. */
const defaultCorrections: Record<PreviousStatus, CorrectedStatus> = { paid: 'rejected', rejected: 'paid' }

type CorrectDecisionDialogProps = {
  facts: PaymentFacts
  previousStatus: PreviousStatus
  onCorrect: NonNullable<PaymentDetailsProps['onCorrect']>
  onClose: () => void
}

/** Corrects a decided payment: new status, its consequences and a required reason. */
export function CorrectDecisionDialog({
  facts: { payment, person },
  previousStatus,
  onCorrect,
  onClose,
}: CorrectDecisionDialogProps) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const [status, setStatus] = useState(defaultCorrections[previousStatus])
  const [reason, setReason] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const { isPending, error, run } = useAsyncAction(`${payment.kind} ${payment.id}`)
  const names: Record<CorrectedStatus, string> = {
    paid: t`Approved`,
    rejected: t`Rejected`,
    pending: t`Under review again`,
  }
  const choices = statuses.filter((one) => one !== previousStatus)
  const correct = () => {
    if (reason.trim() === '') setIsMissing(true)
    else void run(() => onCorrect(status, previousStatus, reason.trim()), onClose)
  }
  return (
    <Dialog
      title={t`Correct the decision`}
      isOpen
      isLocked={isPending}
      onOpenChange={(open) => !open && onClose()}
      actions={
        <>
          <Button isDisabled={isPending} onPress={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="primary" isPending={isPending} onPress={correct}>
            <Trans>Update</Trans>
          </Button>
        </>
      }
    >
      <Stack>
        <p>
          <Bdi>{person.name}</Bdi>, <Bdi>{formatPaidItem(payment.what, locale)}</Bdi>
        </p>
        <RadioGroup
          label={t`Change decision to`}
          value={status}
          onChange={(value) => setStatus(choices.find((one) => one === value) ?? status)}
          items={choices.map((id) => ({ id, label: names[id] }))}
        />
        <Notice tone="warning">
          <Consequence kind={payment.kind} status={status} />
        </Notice>
        <DecisionReasonField
          value={reason}
          onChange={setReason}
          description={t`The student sees this next to the payment. It stays in the history.`}
        />
        {isMissing && reason.trim() === '' && <Notice tone="danger">{t`Enter a reason for the correction.`}</Notice>}
        {error && <Notice tone="danger">{error}</Notice>}
      </Stack>
    </Dialog>
  )
}

function Consequence({ kind, status }: { kind: PaymentKind; status: CorrectedStatus }) {
  const approved: Record<PaymentKind, ReactNode> = {
    course: <Trans>The student gets the course and an email. It counts as income.</Trans>,
    event: <Trans>The student can join the event and gets an email. It counts as income.</Trans>,
    fee: <Trans>The month is marked paid, counted as income, and the student gets an email.</Trans>,
  }
  const otherwise: Record<PaymentKind, ReactNode> = {
    course: (
      <Trans>
        The student loses the course and gets an email. Their teachers, classes and lessons stay until you remove them.
      </Trans>
    ),
    event: <Trans>The student is removed from the event if they joined, and gets an email.</Trans>,
    fee: <Trans>The month becomes unpaid and the student gets an email. They keep the course.</Trans>,
  }
  return status === 'paid' ? approved[kind] : otherwise[kind]
}
