import type { Fee } from '@maktab/contract/schema'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useLocale } from 'react-aria-components/I18nProvider'
import { styled } from 'styled-components'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Button } from '#components/Button/Button.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { StatusBadge } from '#components/StatusBadge/StatusBadge.tsx'
import { Text } from '#components/Text/Text.tsx'
import { TextLink } from '#components/TextLink/TextLink.tsx'
import { useToday } from '#providers/ClockProvider.tsx'
import { formatMonth, isFeeOutstanding } from '#lib/money/billsAndFees.ts'
import { formatMoney } from '#lib/money/currencyAmounts.ts'
import { getFeeAmountLeft } from '#lib/money/itemPayments.ts'
import { PaidSummary } from '../shared/ItemPayments.tsx'
import { daysBetween, formatIsoDay } from '#lib/time/isoDay.ts'
import { tokens } from '#theme/tokens.ts'

/** Student and course at the start; amount and actions at the end, wrapped below on narrow screens. */
const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[3]};
  align-items: center;
  padding: ${tokens.space[3]} ${tokens.space[4]};
`

export type FeeHrefs = {
  /** Link to the student’s billing. */
  billing: (studentId: number) => string
  /** Link to the page that reviews submitted receipts. */
  review: string
}

type FeeItemProps = {
  fee: Fee
  hrefs: FeeHrefs
  /** Undefined if the backend can’t record payments (decision 16). */
  onRecord: (() => void) | undefined
  onRemind: () => void
  /** Reminds the guardian of all overdue fees of their children. */
  onRemindAll: () => void
  onWaive: () => void
}

export function FeeItem({ fee, hrefs, onRecord, onRemind, onRemindAll, onWaive }: FeeItemProps) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const late = daysBetween(fee.dueOn, useToday())
  const { student, status, payments, currency } = fee
  const { name, overdue = 0 } = student.guardian ?? {}
  const guardian = name?.trim() || student.name
  const month = formatMonth(fee.month, locale)
  return (
    <Row>
      <Stack gap="x-small" align="start" basis="16rem" breaksWords>
        <strong>
          <TextLink href={hrefs.billing(student.id)}>
            <Bdi>{student.name.trim() || t`N/A`}</Bdi>
          </TextLink>
        </strong>
        <span>
          <Trans>
            <Bdi>{fee.course.name}</Bdi>, <Bdi>{month}</Bdi>
          </Trans>
        </span>
        <Inline as="p" gap="medium" rowGap="x-small" align="stretch" tone="muted" size="sm">
          {student.code && <Bdi>{student.code}</Bdi>}
          <Bdi translate="no">{fee.reference}</Bdi>
          <span>
            <Trans>
              Due on <Bdi>{formatIsoDay(fee.dueOn, locale)}</Bdi>
            </Trans>
          </span>
          {isFeeOutstanding(fee) && late > 0 && (
            <Text as="span" tone="danger">
              <Plural value={late} one="# day late" other="# days late" />
            </Text>
          )}
        </Inline>
        {payments && (
          <Text size="sm">
            <PaidSummary payments={payments} amount={fee.amount} currency={currency} />
          </Text>
        )}
      </Stack>
      <Inline gap="medium" rowGap="small">
        <Text as="strong" size="lg" isTabular>
          <Bdi>{formatMoney(isFeeOutstanding(fee) ? getFeeAmountLeft(fee) : fee.amount, currency)}</Bdi>
        </Text>
        <StatusBadge kind="payment" status={status === 'pending' ? 'underReview' : status} />
        {fee.isRejected && status !== 'rejected' && <StatusBadge kind="payment" status="rejected" />}
      </Inline>
      {isFeeOutstanding(fee) ? (
        <Inline gap="medium" rowGap="small">
          {onRecord && (
            <Button
              size="sm"
              aria-label={t`Record payment of ${student.name} for ${fee.course.name}, ${month}`}
              onPress={onRecord}
            >
              <Trans>Record payment</Trans>
            </Button>
          )}
          <Button size="sm" aria-label={t`Remind ${student.name}`} onPress={onRemind}>
            <Trans>Remind</Trans>
          </Button>
          {status === 'overdue' && overdue > 1 && (
            <Button
              size="sm"
              aria-label={t`Remind ${guardian} about all ${overdue} overdue fees`}
              onPress={onRemindAll}
            >
              <Trans>Remind about all {overdue}</Trans>
            </Button>
          )}
          <Button size="sm" aria-label={t`Waive ${fee.course.name}, ${month}`} onPress={onWaive}>
            <Trans>Waive</Trans>
          </Button>
        </Inline>
      ) : (
        status === 'pending' && (
          <LinkButton size="sm" href={hrefs.review} aria-label={t`Review ${student.name}’s payment`}>
            <Trans>Review</Trans>
          </LinkButton>
        )
      )}
    </Row>
  )
}
