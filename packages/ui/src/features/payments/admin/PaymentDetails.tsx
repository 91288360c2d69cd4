import type { PaymentFacts, PaymentKind } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Button } from '#components/Button/Button.tsx'
import { DescriptionList } from '#components/DescriptionList/DescriptionList.tsx'
import { StaleDataBanner } from '#components/RemoteView/RemoteView.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { Text } from '#components/Text/Text.tsx'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { formatPaidItem } from '#lib/money/billsAndFees.ts'
import { formatMoney } from '#lib/money/currencyAmounts.ts'
import { usePaymentMethodName } from './PaymentDecisionParts.tsx'
import { DuplicatePaymentNotices } from './DuplicatePaymentNotices.tsx'
import { CopyableValue } from './CopyableValue.tsx'
import { type PaymentDetailsProps, type PreviousStatus, CorrectDecisionDialog } from './CorrectDecisionDialog.tsx'
import { TransactionNumberEditor } from './TransactionNumberEditor.tsx'
import { PaidSummary } from '../shared/ItemPayments.tsx'
import { PaidTogetherNotice } from '../shared/PaidTogetherList.tsx'
import { useState } from 'react'
import { exhaustiveList } from '#lib/exhaustiveList.ts'
import { useLocale } from 'react-aria-components/I18nProvider'
import { StatusBadge } from '#components/StatusBadge/StatusBadge.tsx'
import { formatInstantNowrap } from '#lib/time/schoolTime.ts'

const decided = exhaustiveList<PreviousStatus>()('paid', 'rejected')

type CorrectDecisionButtonProps = { facts: PaymentFacts; onCorrect: NonNullable<PaymentDetailsProps['onCorrect']> }

/** Only for decided payments; pending ones are decided first. */
function CorrectDecisionButton({ facts, onCorrect }: CorrectDecisionButtonProps) {
  const { t } = useLingui()
  const [isAsking, setIsAsking] = useState(false)
  const seen = decided.find((one) => one === facts.payment.paymentStatus)
  if (!seen) return null
  return (
    <div>
      <Button aria-label={t`Correct the decision on ${facts.payment.what}`} onPress={() => setIsAsking(true)}>
        <Trans>Correct the decision</Trans>
      </Button>
      {isAsking && (
        <CorrectDecisionDialog
          facts={facts}
          previousStatus={seen}
          onCorrect={onCorrect}
          onClose={() => setIsAsking(false)}
        />
      )}
    </div>
  )
}

/**
 * Details of a payment: amount, warnings, receipt, other facts, then the decision. While two receipts are compared, the
 * decision is below them instead.
 */
export function PaymentDetails({ decision, ...file }: PaymentDetailsProps) {
  const [isComparing, setIsComparing] = useState(false)
  return (
    <>
      <Facts {...file} decision={decision} onCompare={setIsComparing} />
      {file.facts?.state !== 'loading' && !isComparing && decision}
    </>
  )
}

type FactsProps = PaymentDetailsProps & { onCompare: (isComparing: boolean) => void }

function Facts({ facts, fallback, ...rest }: FactsProps) {
  if (facts?.state === 'failed') {
    return (
      <>
        <Notice
          tone="warning"
          title={facts.message}
          action={
            <Button size="sm" onPress={facts.retry}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          <Trans>We couldn’t check for duplicates, and some details are missing.</Trans>
        </Notice>
        {fallback}
      </>
    )
  }
  if (facts?.state !== 'ready') return fallback
  return (
    <>
      <StaleDataBanner stale={facts.stale} isList={false} />
      <ReadyFacts key={`${facts.data.payment.kind} ${facts.data.payment.id}`} facts={facts.data} {...rest} />
    </>
  )
}

type ReadyFactsProps = Omit<FactsProps, 'facts' | 'fallback'> & { facts: PaymentFacts }

function ReadyFacts({
  facts,
  picture,
  decision,
  discountName,
  studentHref,
  copyText,
  onSaveTransactionId,
  onCorrect,
  onCompare,
}: ReadyFactsProps) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const methodName = usePaymentMethodName()
  const school = useSchoolSettings()
  const { payment, person, reference, transactionId, paymentMethod, origin } = facts
  const what: Record<PaymentKind, string> = { course: t`Course`, event: t`Event`, fee: t`Monthly fee` }
  const from = { domestic: t`Within the country`, international: t`Abroad` }
  return (
    <Stack>
      <AmountOf facts={facts} discountName={discountName} />
      {facts.payments && (
        <Notice tone="info">
          <PaidSummary
            payments={facts.payments}
            amount={payment.amount ?? undefined}
            currency={payment.currency ?? school.currency}
          />
        </Notice>
      )}
      {facts.together && payment.amount !== null && (
        <PaidTogetherNotice
          parts={facts.together}
          amount={payment.amount}
          currency={payment.currency ?? school.currency}
        />
      )}
      <DuplicatePaymentNotices facts={facts} decision={decision} studentHref={studentHref} onCompare={onCompare} />
      {picture}
      <DescriptionList
        items={[
          { label: what[payment.kind], value: formatPaidItem(payment.what, locale), isWide: true },
          {
            label: t`Reference`,
            value: reference && <CopyableValue name={t`Reference`} value={reference} copyText={copyText} />,
          },
          {
            label: t`Transaction number`,
            value: (
              <TransactionNumberEditor
                transactionId={transactionId ?? null}
                copyText={copyText}
                onSave={onSaveTransactionId}
              />
            ),
          },
          { label: t`Payment method`, value: methodName(paymentMethod) },
          ...(origin ? [{ label: t`Paid from`, value: from[origin] }] : []),
        ]}
      />
      <OtherPayments others={facts.others} name={person.name} />
      {onCorrect && <CorrectDecisionButton facts={facts} onCorrect={onCorrect} />}
    </Stack>
  )
}

type AmountOfProps = Pick<PaymentDetailsProps, 'discountName'> & { facts: PaymentFacts }

function AmountOf({ facts: { payment, price, priceNow, discount }, discountName }: AmountOfProps) {
  const { t } = useLingui()
  const { currency: ours } = useSchoolSettings()
  const then = payment.currency ?? ours
  const format = (amount: number | null, currency = then) => (amount === null ? t`Free` : formatMoney(amount, currency))
  const amount = payment.amount ?? price
  return (
    <Inline as="p" gap="large" rowGap="x-small" align="baseline">
      <Text as="strong" size="xxl" weight="bold" leading="tight">
        <Bdi>{format(amount)}</Bdi>
      </Text>
      {discount > 0 && (
        <Text as="span" tone="muted" size="sm">
          <Trans>
            Price <Bdi>{format(price)}</Bdi>, discount <Bdi>{format(discount)}</Bdi>
          </Trans>
          {discountName && (
            <>
              {' '}
              (<Bdi>{discountName}</Bdi>)
            </>
          )}
        </Text>
      )}
      {(price !== priceNow || (price !== null && then !== ours)) && (
        <Text as="span" tone="muted" size="sm">
          <Trans>
            Current price: <Bdi>{format(priceNow, ours)}</Bdi>
          </Trans>
        </Text>
      )}
    </Inline>
  )
}

/** The payer’s other payments, in any status. */
function OtherPayments({ others, name }: Pick<PaymentFacts, 'others'> & { name: string }) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const { timeZone, currency: ours } = useSchoolSettings()
  if (others.length === 0) return null
  return (
    <Stack as="section" gap="small" aria-label={t`Other payments by ${name}`}>
      <Text as="h3" size="md">
        <Trans>Other payments</Trans>
      </Text>
      <Stack as="ul" gap="small">
        {others.map(({ kind, id, what, paymentStatus, amount, currency, sentAt }) => (
          <Inline as="li" key={`${kind} ${id}`} gap="medium" rowGap="x-small">
            {' '}
            <StatusBadge kind="payment" status={paymentStatus} />
            <Bdi>{formatPaidItem(what, locale)}</Bdi>
            {amount !== null && <Bdi>{formatMoney(amount, currency ?? ours)}</Bdi>}
            {sentAt !== null && (
              <Text as="small" tone="muted" size="sm">
                {formatInstantNowrap(new Date(sentAt), locale, timeZone)}
              </Text>
            )}
          </Inline>
        ))}
      </Stack>
    </Stack>
  )
}
