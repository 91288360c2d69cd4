import type { AlikePayment, Likeness, PaymentFacts } from '@maktab/contract/schema'
import { Trans } from '@lingui/react/macro'
import { Columns2 } from 'lucide-react'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Button } from '#components/Button/Button.tsx'
import { Coming } from '#components/Coming/Coming.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import { TextLink } from '#components/TextLink/TextLink.tsx'
import { lateComponent } from '#late/lateComponent.tsx'
import type { PaymentFileProps } from './PaymentFileProps.ts'

/** The same bytes or number are one receipt; alike is a hint alone. */
const tones: Record<Likeness, ComponentProps<typeof Notice>['tone']> = {
  sameBytes: 'warning',
  sameTransaction: 'warning',
  looksAlike: 'info',
}

const Comparison = lateComponent(async () => (await import('./Comparison.tsx')).Comparison, Coming)

type AlikeNoticesProps = Pick<PaymentFileProps, 'studentHref'> & { facts: PaymentFacts }

/** Other receipts that are the same, or look like it: told, with both to be seen, and never decided by it. */
export function AlikeNotices({ facts, studentHref }: AlikeNoticesProps) {
  const [compared, setCompared] = useState<AlikePayment>()
  return (
    <>
      {facts.alike.map((alike) => {
        const { why, person, payment } = alike
        return (
          <Notice
            key={`${why} ${payment.kind} ${payment.id} ${alike.receipt}`}
            tone={tones[why]}
            action={
              alike.receipt !== null &&
              facts.receipt !== null && (
                <Button size="sm" icon={<Columns2 aria-hidden />} onPress={() => setCompared(alike)}>
                  <Trans>Compare</Trans>
                </Button>
              )
            }
          >
            <Why alike={alike} />{' '}
            {person.id === null ? (
              <Bdi>{person.name}</Bdi>
            ) : (
              <TextLink href={studentHref(person.id)}>
                <Bdi>{person.name}</Bdi>
              </TextLink>
            )}
            {', '}
            <Bdi>{payment.what}</Bdi>
          </Notice>
        )
      })}
      {compared && <Comparison facts={facts} alike={compared} onClose={() => setCompared(undefined)} />}
    </>
  )
}

function Why({ alike: { why, isSameAmount } }: { alike: AlikePayment }) {
  const words: Record<Likeness, ReactNode> = {
    sameBytes: <Trans>Exactly this receipt was sent before or elsewhere:</Trans>,
    sameTransaction: isSameAmount ? (
      <Trans>The same transaction number and amount stand on another payment:</Trans>
    ) : (
      <Trans>The same transaction number stands on a payment of another amount:</Trans>
    ),
    looksAlike: <Trans>A receipt that may be the same picture:</Trans>,
  }
  return words[why]
}
