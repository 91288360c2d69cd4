import { css, styled } from 'styled-components'
import { stepMark } from '#theme/mixins.ts'
import { mediaUp, tokens } from '#theme/tokens.ts'
import type { Billing } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { formatInstantNowrap } from '#lib/time/schoolTime.ts'

type StepState = 'done' | 'rejected' | 'open'

const markStyles: Record<StepState, ReturnType<typeof css>> = {
  done: css`
    border-color: ${tokens.color.success};
    background: ${tokens.color.successSoft};
    color: ${tokens.color.onSuccessSoft};
  `,
  rejected: css`
    border-color: ${tokens.color.danger};
    background: ${tokens.color.dangerSoft};
    color: ${tokens.color.onDangerSoft};
  `,
  open: css`
    border-color: ${tokens.color.borderStrong};
    border-style: dashed;
  `,
}

const Mark = styled.span`
  ${stepMark}
`

const Timestamp = styled.span`
  display: block;
  color: ${tokens.color.textMuted};
  font-size: ${tokens.text.sm};
`

/** Line to the next step, solid once that is reached. */
const line = (next: StepState) => css`
  &::before {
    position: absolute;
    inset-block: calc(1.75rem + 4px) 4px;
    inset-inline-start: calc(0.875rem - 1px);
    border-inline-start: 2px ${next === 'open' ? 'dashed' : 'solid'} ${tokens.color.border};
    content: '';

    ${mediaUp('md')} {
      content: none;
    }
  }
`

const Step = styled.li<{ $state: StepState; $next: StepState | undefined }>`
  position: relative;
  display: flex;
  flex: 1 1 0;
  gap: ${tokens.space[3]};
  min-inline-size: 0;
  padding-block-end: ${tokens.space[4]};

  ${Mark} {
    ${({ $state }) => markStyles[$state]}
  }
  strong {
    font-weight: ${({ $state }) => ($state === 'open' ? tokens.weight.regular : tokens.weight.semibold)};
  }
  ${({ $next }) => $next && line($next)}
`

const List = styled.ol`
  display: grid;

  li:last-child {
    padding-block-end: 0;
  }
  ${mediaUp('md')} {
    display: flex;
    gap: ${tokens.space[4]};

    li {
      padding-block-end: 0;
    }
  }
`

type PaymentTimelineProps = {
  /** Accessible name of the list. */
  label: string
  receipt: Pick<Billing, 'sentAt' | 'seenAt' | 'decidedAt'> & { status: Billing['paymentStatus'] }
}

/** Progress of a receipt: sent, seen and decided, with times. */
export function PaymentTimeline({ label, receipt: { sentAt, seenAt, decidedAt, status } }: PaymentTimelineProps) {
  const isPaid = status === 'paid'
  const isRejected = status === 'rejected'
  const isDecided = isPaid || isRejected
  // Receipts decided before views were recorded count as seen.
  const seen = seenAt || isDecided ? 'done' : 'open'
  const decided = isRejected ? 'rejected' : isPaid ? 'done' : 'open'
  return (
    <List aria-label={label}>
      <TimelineStep state="done" next={seen} name={<Trans>Sent</Trans>} at={sentAt} />
      <TimelineStep state={seen} next={decided} name={<Trans>Viewed by the school</Trans>} at={seenAt} />
      <TimelineStep
        state={decided}
        name={isPaid ? <Trans>Approved</Trans> : isRejected ? <Trans>Rejected</Trans> : <Trans>Decided</Trans>}
        at={isDecided ? decidedAt : null}
      />
    </List>
  )
}

type TimelineStepProps = { state: StepState; next?: StepState; name: ReactNode; at: string | null | undefined }

function TimelineStep({ state, next, name, at }: TimelineStepProps) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const { timeZone } = useSchoolSettings()
  return (
    <Step $state={state} $next={next}>
      <Mark aria-hidden>{state === 'done' ? <Check /> : state === 'rejected' && <X />}</Mark>
      <span>
        <strong>{name}</strong>
        {at ? (
          <Timestamp as="time" dateTime={at}>
            {formatInstantNowrap(new Date(at), locale, timeZone)}
          </Timestamp>
        ) : (
          state === 'open' && <Timestamp>{t`Not yet`}</Timestamp>
        )}
      </span>
    </Step>
  )
}
