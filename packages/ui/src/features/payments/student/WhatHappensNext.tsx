import { Trans } from '@lingui/react/macro'
import type { PaidItemKind } from '#lib/money/bills.ts'
import { ReviewTimeNote } from '#features/payments/form/ReviewTimeNote.tsx'
import { NumberedSteps } from '#features/payments/form/numberedSteps.styles.ts'

export type DecisionNotice = {
  /** Whether the school emails its decisions. */
  sendsMails: boolean
  /** Whether the backend says what was decided. */
  keepsStatuses: boolean
}

/** What the school does with a receipt, and what comes after; nothing is promised that the backend may not do. */
export function WhatHappensNext({ kind, ...telling }: { kind: PaidItemKind } & DecisionNotice) {
  return (
    <section>
      <h2>
        <Trans>What happens next</Trans>
      </h2>
      <NumberedSteps>
        <li>
          <span>
            <Trans>Somebody at the school compares your receipt with the payment.</Trans> <ReviewTimeNote />
          </span>
        </li>
        {(telling.sendsMails || telling.keepsStatuses) && (
          <li>
            <span>
              <HowYouHear {...telling} />
            </span>
          </li>
        )}
        <li>
          <span>
            <Afterwards kind={kind} />
          </span>
        </li>
      </NumberedSteps>
    </section>
  )
}

function Afterwards({ kind }: { kind: PaidItemKind }) {
  switch (kind) {
    case 'course':
      return <Trans>Once it is approved, the course stands among your enrolled courses.</Trans>
    case 'event':
      return <Trans>Once it is approved, you can join the event.</Trans>
    case 'fee':
      return <Trans>Once it is approved, the month is paid.</Trans>
  }
}

function HowYouHear({ sendsMails }: DecisionNotice) {
  if (sendsMails) {
    return (
      <Trans>
        You get an email with the decision. If something is wrong, it says why and you can send another receipt.
      </Trans>
    )
  }
  return (
    <Trans>
      You find the decision among your payments. If something is wrong, it says why and you can send another receipt.
    </Trans>
  )
}
