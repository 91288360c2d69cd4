import type { Billing } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { formatInstantNowrap } from '#lib/time/eventTime.ts'
import { type StepState, List, Mark, Step, Timestamp } from './PaymentTimeline.styles.ts'

type PaymentTimelineProps = {
  /** What the steps are of. */
  label: string
  receipt: Pick<Billing, 'sentAt' | 'seenAt' | 'decidedAt'> & { status: Billing['paymentStatus'] }
}

/** How far a receipt has come: sent, seen, decided, each with when. */
export function PaymentTimeline({ label, receipt: { sentAt, seenAt, decidedAt, status } }: PaymentTimelineProps) {
  const isPaid = status === 'paid'
  const isRejected = status === 'rejected'
  const isDecided = isPaid || isRejected
  // What was decided before this was noted has been seen all the same.
  const seen = seenAt || isDecided ? 'done' : 'open'
  const decided = isRejected ? 'rejected' : isPaid ? 'done' : 'open'
  return (
    <List aria-label={label}>
      <TimelineStep fate="done" next={seen} name={<Trans>Sent</Trans>} at={sentAt} />
      <TimelineStep fate={seen} next={decided} name={<Trans>Seen by the school</Trans>} at={seenAt} />
      <TimelineStep
        fate={decided}
        name={isPaid ? <Trans>Approved</Trans> : isRejected ? <Trans>Rejected</Trans> : <Trans>Decided</Trans>}
        at={isDecided ? decidedAt : null}
      />
    </List>
  )
}

type TimelineStepProps = { fate: StepState; next?: StepState; name: ReactNode; at: string | null | undefined }

function TimelineStep({ fate, next, name, at }: TimelineStepProps) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const { timeZone } = useSchoolSettings()
  return (
    <Step $fate={fate} $next={next}>
      <Mark aria-hidden>{fate === 'done' ? <Check /> : fate === 'rejected' && <X />}</Mark>
      <span>
        <strong>{name}</strong>
        {at ? (
          <Timestamp as="time" dateTime={at}>
            {formatInstantNowrap(new Date(at), locale, timeZone)}
          </Timestamp>
        ) : (
          fate === 'open' && <Timestamp>{t`Not yet`}</Timestamp>
        )}
      </span>
    </Step>
  )
}
