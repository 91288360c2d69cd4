import type { PaymentFacts } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#components/Button/Button.tsx'
import { everyOf } from '#model/everyOf.ts'
import type { PaymentFileProps, SeenStatus } from './PaymentFileProps.ts'
import { CorrectDialog } from './CorrectDialog.tsx'

const decided = everyOf<SeenStatus>()('paid', 'rejected')

type CorrectPartProps = { facts: PaymentFacts; onCorrect: NonNullable<PaymentFileProps['onCorrect']> }

/** What was decided can be put right; what waits is decided first. */
export function CorrectPart({ facts, onCorrect }: CorrectPartProps) {
  const { t } = useLingui()
  const [isAsking, setIsAsking] = useState(false)
  const seen = decided.find((one) => one === facts.payment.paymentStatus)
  if (!seen) return null
  return (
    <div>
      <Button aria-label={t`Correct the decision on ${facts.payment.what}`} onPress={() => setIsAsking(true)}>
        <Trans>Correct the decision</Trans>
      </Button>
      {isAsking && <CorrectDialog facts={facts} seen={seen} onCorrect={onCorrect} onClose={() => setIsAsking(false)} />}
    </div>
  )
}
