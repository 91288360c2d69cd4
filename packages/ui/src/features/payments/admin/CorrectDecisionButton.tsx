import type { PaymentFacts } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#components/Button/Button.tsx'
import { allOf } from '#lib/allOf.ts'
import type { PaymentDetailsProps, PreviousStatus } from './PaymentDetailsProps.ts'
import { CorrectDecisionDialog } from './CorrectDecisionDialog.tsx'

const decided = allOf<PreviousStatus>()('paid', 'rejected')

type CorrectDecisionButtonProps = { facts: PaymentFacts; onCorrect: NonNullable<PaymentDetailsProps['onCorrect']> }

/** What was decided can be put right; what waits is decided first. */
export function CorrectDecisionButton({ facts, onCorrect }: CorrectDecisionButtonProps) {
  const { t } = useLingui()
  const [isAsking, setIsAsking] = useState(false)
  const seen = decided.find((one) => one === facts.payment.paymentStatus)
  if (!seen) return null
  return (
    <div>
      <Button aria-label={t`Correct the decision on ${facts.payment.what}`} onPress={() => setIsAsking(true)}>
        <Trans>Correct the decision</Trans>
      </Button>
      {isAsking && (
        <CorrectDecisionDialog facts={facts} seen={seen} onCorrect={onCorrect} onClose={() => setIsAsking(false)} />
      )}
    </div>
  )
}
