import { Trans } from '@lingui/react/macro'
import { Steps } from './SentScreen.styles.ts'

/** What the school does with a receipt, and what comes after. */
export function WhatHappensNext({ kind }: { kind: 'course' | 'event' }) {
  return (
    <section>
      <h2>
        <Trans>What happens next</Trans>
      </h2>
      <Steps>
        <li>
          <span>
            <Trans>Somebody at the school compares your receipt with the payment.</Trans>
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
            {kind === 'course' ? (
              <Trans>Once it is approved, the course stands among your enrolled courses.</Trans>
            ) : (
              <Trans>Once it is approved, you can join the event.</Trans>
            )}
          </span>
        </li>
      </Steps>
    </section>
  )
}
