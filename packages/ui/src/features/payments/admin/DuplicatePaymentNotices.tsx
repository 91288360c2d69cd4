import type { AlikePayment, Likeness, PaymentFacts } from '@maktab/contract/schema'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Columns2, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Button } from '#components/Button/Button.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import { TextLink } from '#components/TextLink/TextLink.tsx'
import { DuplicateList, DuplicateSummary, SideBySide } from './PaymentDetails.styles.ts'
import type { PaymentDetailsProps } from './CorrectDecisionDialog.tsx'
import { Heading } from 'react-aria-components/Dialog'
import { IconButton } from '#components/IconButton/IconButton.tsx'
import { Bar, Content, FullOverlay, Panel } from '#components/ReceiptViewer/ReceiptViewer.styles.ts'
import { ZoomablePicture } from '#components/ZoomablePicture/ZoomablePicture.tsx'

type DuplicatePaymentNoticesProps = Pick<PaymentDetailsProps, 'studentHref'> & { facts: PaymentFacts }

/**
 * Warns about other payments with the same receipt or transaction number. Groups several with one reason in a
 * disclosure.
 */
export function DuplicatePaymentNotices({ facts, studentHref }: DuplicatePaymentNoticesProps) {
  const [compared, setCompared] = useState<AlikePayment>()
  const compareButton = (alike: AlikePayment) =>
    alike.receipt !== null &&
    facts.receipt !== null && (
      <Button size="sm" icon={<Columns2 aria-hidden />} onPress={() => setCompared(alike)}>
        <Trans>Compare</Trans>
      </Button>
    )
  const groups = Object.entries(Object.groupBy(facts.alike, ({ why }) => why)) as [Likeness, AlikePayment[]][]
  return (
    <>
      {groups.map(([why, [first, ...others]]) =>
        first && others.length === 0 ? (
          <Notice key={why} tone="warning" action={compareButton(first)}>
            <DuplicateReason alike={first} /> <Payment alike={first} studentHref={studentHref} />
          </Notice>
        ) : (
          <Notice key={why} tone="warning">
            <details>
              <DuplicateSummary>
                <DuplicateCount why={why} count={others.length + 1} />
              </DuplicateSummary>
              <DuplicateList>
                {[first, ...others].map(
                  (alike) =>
                    alike && (
                      <li key={`${alike.payment.kind} ${alike.payment.id} ${alike.receipt}`}>
                        <span>
                          {why === 'sameTransaction' && <DuplicateReason alike={alike} />}{' '}
                          <Payment alike={alike} studentHref={studentHref} />
                        </span>
                        {compareButton(alike)}
                      </li>
                    ),
                )}
              </DuplicateList>
            </details>
          </Notice>
        ),
      )}
      {compared && <ReceiptComparison facts={facts} alike={compared} onClose={() => setCompared(undefined)} />}
    </>
  )
}

type PaymentProps = Pick<PaymentDetailsProps, 'studentHref'> & { alike: AlikePayment }

function Payment({ alike: { person, payment }, studentHref }: PaymentProps) {
  return (
    <>
      {person.id === null ? (
        <Bdi>{person.name}</Bdi>
      ) : (
        <TextLink href={studentHref(person.id)}>
          <Bdi>{person.name}</Bdi>
        </TextLink>
      )}
      {', '}
      <Bdi>{payment.what}</Bdi>
    </>
  )
}

function DuplicateCount({ why, count }: { why: Likeness; count: number }) {
  const messages: Record<Likeness, ReactNode> = {
    sameBytes: (
      <Plural value={count} one="# other payment has this receipt" other="# other payments have this receipt" />
    ),
    sameTransaction: (
      <Plural
        value={count}
        one="# other payment has this transaction number"
        other="# other payments have this transaction number"
      />
    ),
  }
  return messages[why]
}

function DuplicateReason({ alike: { why, isSameAmount } }: { alike: AlikePayment }) {
  const messages: Record<Likeness, ReactNode> = {
    sameBytes: <Trans>Duplicate receipt, also sent for:</Trans>,
    sameTransaction: isSameAmount ? (
      <Trans>Same transaction number and amount as:</Trans>
    ) : (
      <Trans>Same transaction number, different amount:</Trans>
    ),
  }
  return messages[why]
}

type ReceiptComparisonProps = { facts: PaymentFacts; alike: AlikePayment; onClose: () => void }

/** Shows two receipts side by side, with zoom and rotation. */
function ReceiptComparison({ facts, alike, onClose }: ReceiptComparisonProps) {
  const { t } = useLingui()
  const sides = [
    { side: 'this', src: facts.receipt, name: facts.person.name, what: facts.payment.what },
    { side: 'other', src: alike.receipt, name: alike.person.name, what: alike.payment.what },
  ]
  return (
    <FullOverlay isOpen isDismissable onOpenChange={(open) => !open && onClose()}>
      <Panel>
        <Content>
          <Bar>
            <Heading slot="title" level={2}>
              {t`Compare receipts`}
            </Heading>
            <IconButton label={t`Close`} autoFocus onPress={onClose}>
              <X aria-hidden />
            </IconButton>
          </Bar>
          <SideBySide>
            {sides.map(({ side, src, name, what }) => (
              <figure key={side}>
                <figcaption>
                  <Bdi>{name}</Bdi>, <Bdi>{what}</Bdi>
                </figcaption>
                {src !== null && <ZoomablePicture src={src} alt={t`Receipt: ${name}`} />}
              </figure>
            ))}
          </SideBySide>
        </Content>
      </Panel>
    </FullOverlay>
  )
}
