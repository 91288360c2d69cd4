import { Trans } from '@lingui/react/macro'
import type { SentKind } from '#model/sentPayment.ts'
import { CheckedWithin } from '#payment/CheckedWithin.tsx'
import { Steps } from '#payment/steps.styles.ts'

/** What the school does with a receipt, and what comes after. */
export function WhatHappensNext({ kind }: { kind: SentKind }) {
  return (
    <section>
      <h2>
        <Trans>What happens next</Trans>
      </h2>
      <Steps>
        <li>
          <span>
            <Trans>Somebody at the school compares your receipt with the payment.</Trans> <CheckedWithin />
          </span>
        </li>
        <li>
          <span>
            <Trans>
              A mail tells you what was decided. If something is wrong, it says why, and you send another receipt.
            </Trans>
          </span>
        </li>
        <li>
          <span>
            <Afterwards kind={kind} />
          </span>
        </li>
      </Steps>
    </section>
  )
}

function Afterwards({ kind }: { kind: SentKind }) {
  switch (kind) {
    case 'course':
      return <Trans>Once it is approved, the course stands among your enrolled courses.</Trans>
    case 'event':
      return <Trans>Once it is approved, you can join the event.</Trans>
    case 'fee':
      return <Trans>Once it is approved, the month is paid.</Trans>
  }
}
