import { Trans } from '@lingui/react/macro'
import type { SentKind } from '#model/sentPayment.ts'
import { CheckedWithin } from '#payment/CheckedWithin.tsx'
import { Steps } from '#payment/steps.styles.ts'

export type Telling = {
  /** Whether the school emails its decisions. */
  sendsMails: boolean
  /** Whether the backend says what was decided. */
  keepsStatuses: boolean
}

/** What the school does with a receipt, and what comes after; nothing is promised that the backend may not do. */
export function WhatHappensNext({ kind, ...telling }: { kind: SentKind } & Telling) {
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

function HowYouHear({ sendsMails }: Telling) {
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
