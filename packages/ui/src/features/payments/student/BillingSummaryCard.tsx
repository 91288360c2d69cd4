import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { styled } from 'styled-components'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import { Surface } from '#components/Surface/Surface.tsx'
import type { BillingSummary } from '#lib/money/billingSummary.ts'
import { formatMonth } from '#lib/money/billsAndFees.ts'
import { formatAmounts, formatMoney } from '#lib/money/currencyAmounts.ts'
import { formatIsoDay } from '#lib/time/isoDay.ts'
import { mediaDown, tokens } from '#theme/tokens.ts'

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[4]} ${tokens.space[8]};
  align-items: center;
  justify-content: space-between;

  ${mediaDown('sm')} {
    > :last-child,
    > :last-child > a {
      flex: 1 1 100%;
    }
  }
`

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[3]} ${tokens.space[8]};

  dt {
    color: ${tokens.color.textMuted};
    font-size: ${tokens.text.sm};
  }
  dd {
    font-size: ${tokens.text.xl};
    font-weight: ${tokens.weight.semibold};
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`

type BillingSummaryCardProps = {
  summary: BillingSummary
  /** The page to pay all fees with one receipt, opened from one of them; undefined if the backend can’t. */
  getAllFeesHref: ((id: number) => string) | undefined
}

/** What the student has to pay, what is under review, when the next fee is due, and buttons to pay. */
export function BillingSummaryCard({ summary, getAllFeesHref }: BillingSummaryCardProps) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const { toPay, underReview, nextDueOn, first, openFees } = summary
  const amount = first && formatMoney(first.amount, first.currency)
  const name = first?.title || t`Untitled`
  const month = first?.month && formatMonth(first.month, locale)
  const [firstFee] = openFees
  return (
    <Surface as="section" padding="xx-large" aria-label={t`What you owe`}>
      <Row>
        <Facts>
          <Fact label={t`To pay`}>{toPay.length > 0 ? <Bdi>{formatAmounts(toPay)}</Bdi> : <Trans>Nothing</Trans>}</Fact>
          {underReview.length > 0 && (
            <Fact label={t`Under review`}>
              <Bdi>{formatAmounts(underReview)}</Bdi>
            </Fact>
          )}
          {nextDueOn !== undefined && (
            <Fact label={t`Next due date`}>
              <Bdi>{formatIsoDay(nextDueOn, locale)}</Bdi>
            </Fact>
          )}
        </Facts>
        {first && (
          <Inline gap="medium">
            <LinkButton
              variant="primary"
              href={first.href}
              aria-label={month ? t`Pay ${amount} first: ${name}, ${month}` : t`Pay ${amount} first: ${name}`}
            >
              {t`Pay ${amount}`}
            </LinkButton>
            {firstFee && openFees.length > 1 && getAllFeesHref && (
              <LinkButton href={getAllFeesHref(firstFee.id)}>
                <Trans>Pay all fees</Trans>
              </LinkButton>
            )}
          </Inline>
        )}
      </Row>
    </Surface>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
