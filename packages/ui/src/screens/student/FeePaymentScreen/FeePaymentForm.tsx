import type { Fee } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { KeepDraft } from '#forms/KeepDraft.tsx'
import { KeptDraftNotice } from '#forms/KeptDraftNotice.tsx'
import { restoreDraft } from '#forms/restoreDraft.ts'
import { ScreenForm } from '#forms/ScreenForm.tsx'
import { courseMethodOf, coursePaymentMethods } from '#model/paymentMethods.ts'
import type { Outcome } from '#outcome.ts'
import type { PayingFormProps } from '#payment/PayingFormProps.ts'
import { PaymentFoot } from '#payment/PaymentFoot.tsx'
import { PaySteps } from '#payment/PaySteps.tsx'
import { useWays } from '#payment/useWays.ts'
import {
  type FeePaymentDraft,
  type FeePaymentValues,
  emptyFeePayment,
  feePaymentSchema,
  toRequest,
} from './feePayment.schema.ts'

export type FeePaymentFormProps = PayingFormProps<FeePaymentValues> & {
  onPay: (draft: FeePaymentDraft) => Promise<Outcome>
}

export function FeePaymentForm({ fee, ...props }: FeePaymentFormProps & { fee: Fee }) {
  const { draft, onKeepDraft, onEmptyDraft, onPay, sentShare, onStopSending, onClose } = props
  const { t } = useLingui()
  const ways = useWays(props, coursePaymentMethods, courseMethodOf)
  const { origin, methods } = ways
  const [start] = useState(() => restoreDraft(emptyFeePayment, draft))
  const keptAs = `fee-${fee.id}`
  return (
    <ScreenForm
      initialValues={start}
      schema={feePaymentSchema(methods)}
      onSubmit={(values) => onPay(toRequest(values, { feeId: fee.id, methods, origin }))}
      onDone={onClose}
      isToldBelow
    >
      <KeepDraft onChange={onKeepDraft} />
      <KeptDraftNotice blank={emptyFeePayment} onEmpty={onEmptyDraft} receiptsOf={() => [keptAs]} />
      <PaySteps<FeePaymentValues>
        ways={ways}
        reference={fee.reference}
        keptAs={keptAs}
        receipt="receipt"
        method="paymentMethod"
        transactionId="transactionId"
      />
      <PaymentFoot
        sentShare={sentShare}
        onStopSending={onStopSending}
        onClose={onClose}
        isWaiting={!ways.isSaid}
        submitLabel={t`Submit Payment`}
        closeLabel={t`Cancel`}
      >
        <Trans>The school checks it and writes to you.</Trans>
      </PaymentFoot>
    </ScreenForm>
  )
}
