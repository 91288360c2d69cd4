import type { AlikePayment, Likeness, PaymentFacts } from '@maktab/contract/schema'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Columns2, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Button } from '#components/Button/Button.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import { TextLink } from '#components/TextLink/TextLink.tsx'
import { ComparisonDecision, DuplicateList, DuplicateSummary, SideBySide } from './PaymentDetails.styles.ts'
import type { PaymentDetailsProps } from './CorrectDecisionDialog.tsx'
import { Heading } from 'react-aria-components/Dialog'
import { formatPaidItem } from '#lib/money/billsAndFees.ts'
import { IconButton } from '#components/IconButton/IconButton.tsx'
import { Bar, Content, FullOverlay, Panel } from '#components/ReceiptViewer/ReceiptViewer.styles.ts'
import { groupBy } from '#lib/groupBy.ts'
import { ZoomablePicture } from '#components/ZoomablePicture/ZoomablePicture.tsx'

type DuplicatePaymentNoticesProps = Pick<PaymentDetailsProps, 'studentHref' | 'decision'> & {
  facts: PaymentFacts
  /** Called when the comparison, which has the decision below it, opens or closes. */
  onCompare: (isComparing: boolean) => void
}

/**
 * Warns about other payments with the same receipt or transaction number, in one line: several are counted and listed
 * in a disclosure.
 */
export function DuplicatePaymentNotices({ facts, studentHref, decision, onCompare }: DuplicatePaymentNoticesProps) {
  const [compared, setCompared] = useState<AlikePayment>()
  const [isListed, setIsListed] = useState(false)
  const compare = (alike: AlikePayment | undefined) => {
    setCompared(alike)
    onCompare(alike !== undefined)
  }
  const [first, ...others] = facts.alike
  if (!first) return null
  const canCompare = ({ receipt }: AlikePayment) => receipt !== null && facts.receipt !== null
  const compareButton = (alike: AlikePayment | undefined) =>
    alike && (
      <Button size="sm" icon={<Columns2 aria-hidden />} onPress={() => compare(alike)}>
        <Trans>Compare</Trans>
      </Button>
    )
  const counts = [...groupBy(facts.alike, ({ why }) => why)]
  return (
    <>
      <Notice tone="warning" action={!isListed && compareButton(facts.alike.find(canCompare))}>
        {others.length === 0 ? (
          <>
            <DuplicateReason alike={first} /> <Payment alike={first} studentHref={studentHref} />
          </>
        ) : (
          <details onToggle={({ currentTarget }) => setIsListed(currentTarget.open)}>
            <DuplicateSummary>
              {counts.map(([why, all], index) => (
                <span key={why}>
                  {index > 0 && ' · '}
                  <DuplicateCount why={why} count={all.length} />
                </span>
              ))}
            </DuplicateSummary>
            <DuplicateList>
              {facts.alike.map((alike) => (
                <li key={`${alike.why} ${alike.payment.kind} ${alike.payment.id} ${alike.receipt}`}>
                  <span>
                    {(counts.length > 1 || alike.why === 'sameTransaction') && <DuplicateReason alike={alike} />}{' '}
                    <Payment alike={alike} studentHref={studentHref} />
                  </span>
                  {canCompare(alike) && compareButton(alike)}
                </li>
              ))}
            </DuplicateList>
          </details>
        )}
      </Notice>
      {compared && (
        <ReceiptComparison facts={facts} alike={compared} decision={decision} onClose={() => compare(undefined)} />
      )}
    </>
  )
}

type PaymentProps = Pick<PaymentDetailsProps, 'studentHref'> & { alike: AlikePayment }

function Payment({ alike: { person, payment }, studentHref }: PaymentProps) {
  const { locale } = useLocale()
  return (
    <>
      {person.id === null ? (
        <Bdi>{person.name}</Bdi>
      ) : (
        <TextLink href={studentHref(person.id)}>
          <Bdi>{person.name}</Bdi>
        </TextLink>
      )}
      {' · '}
      <Bdi>{formatPaidItem(payment.what, locale)}</Bdi>
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

type ReceiptComparisonProps = Pick<PaymentDetailsProps, 'decision'> & {
  facts: PaymentFacts
  alike: AlikePayment
  onClose: () => void
}

/** Shows two receipts side by side, with zoom and rotation, and the decision below them. */
function ReceiptComparison({ facts, alike, decision, onClose }: ReceiptComparisonProps) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const sides = [
    { side: 'this', src: facts.receipt, name: facts.person.name, what: facts.payment.what },
    { side: 'other', src: alike.receipt, name: alike.person.name, what: alike.payment.what },
  ]
  return (
    <FullOverlay isOpen isDismissable onOpenChange={(open) => !open && onClose()}>
      <Panel>
        <Content data-decision-shortcuts>
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
                  <Bdi>{name}</Bdi>, <Bdi>{formatPaidItem(what, locale)}</Bdi>
                </figcaption>
                {src !== null && <ZoomablePicture src={src} alt={t`Receipt: ${name}`} />}
              </figure>
            ))}
          </SideBySide>
          {decision && <ComparisonDecision>{decision}</ComparisonDecision>}
        </Content>
      </Panel>
    </FullOverlay>
  )
}
