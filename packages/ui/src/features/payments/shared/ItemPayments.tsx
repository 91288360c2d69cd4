import type { ItemPayments as Payments, RecordedEntry } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Badge } from '#components/Badge/Badge.tsx'
import { Bdi, BlockBdi } from '#components/Bdi/Bdi.tsx'
import { Button } from '#components/Button/Button.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import { Masked } from '#components/Masked/Masked.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { Text } from '#components/Text/Text.tsx'
import { formatMoney } from '#lib/money/currencyAmounts.ts'
import { getAmountHeld, isVoidable } from '#lib/money/itemPayments.ts'
import { getPaymentMethodName } from '#lib/money/paymentMethods.ts'
import { formatIsoDay } from '#lib/time/isoDay.ts'

type PaidSummaryProps = { payments: Payments; amount: number | undefined; currency: string }

/** “$20 of $45 paid, $25 left”, or what was paid and refunded; nothing if all entries are voided. */
export function PaidSummary({ payments, amount, currency }: PaidSummaryProps): ReactNode {
  const [held, left] = [getAmountHeld(payments), payments.left]
  const money = (sum: number) => formatMoney(sum, currency)
  if (left > 0 && held > 0 && amount !== undefined)
    return (
      <Trans>
        <Bdi>{money(held)}</Bdi> of <Bdi>{money(amount)}</Bdi> paid, <Bdi>{money(left)}</Bdi> left
      </Trans>
    )
  if (payments.refunded === 0) return null
  return (
    <Trans>
      <Bdi>{money(payments.paid)}</Bdi> paid, <Bdi>{money(payments.refunded)}</Bdi> refunded
    </Trans>
  )
}

type EntryListProps = {
  label: string
  payments: Payments
  currency: string
  /** Undefined for students, and if the backend can’t void entries (decision 16). */
  onVoid?: ((entry: RecordedEntry) => void) | undefined
}

/** All payments and refunds of an item, oldest first. */
export function EntryList({ label, payments, currency, onVoid }: EntryListProps) {
  return (
    <Stack as="ol" gap="medium" aria-label={label}>
      {payments.entries.map((entry) => (
        <Entry key={entry.id} entry={entry} currency={currency} onVoid={onVoid} />
      ))}
    </Stack>
  )
}

function Entry({
  entry,
  currency,
  onVoid,
}: { entry: RecordedEntry; currency: string } & Pick<EntryListProps, 'onVoid'>) {
  const { t, i18n } = useLingui()
  const { locale } = useLocale()
  const { type, amount, method, transactionId, note, recordedBy, voidedAt, voidedBy, voidReason } = entry
  const money = formatMoney(amount, currency)
  const day = formatIsoDay(entry.day, locale)
  const sentence = <EntrySentence type={type} money={money} />
  return (
    <Inline as="li" gap="small" rowGap="x-small" justify="space-between" align="start">
      <Stack gap="x-small" basis="12rem" breaksWords>
        <Inline as="span" gap="small" rowGap="x-small">
          <Text as="span" isTabular tone={voidedAt === null ? 'text' : 'muted'}>
            {voidedAt === null ? sentence : <s>{sentence}</s>}
          </Text>
          {voidedAt !== null && (
            <Badge tone="neutral">
              <Trans>Voided</Trans>
            </Badge>
          )}
        </Inline>
        <Text as="span" tone="muted" size="sm">
          <Bdi>{day}</Bdi>
          {method?.trim() && (
            <>
              {' · '}
              <Bdi>{getPaymentMethodName(method, i18n)}</Bdi>
            </>
          )}
          {transactionId && (
            <>
              {' · '}
              <Bdi translate="no">{transactionId}</Bdi>
            </>
          )}
          {recordedBy && (
            <>
              {' · '}
              <Trans>
                recorded by <Bdi>{recordedBy}</Bdi>
              </Trans>
            </>
          )}
        </Text>
        {note && (
          <Masked kind="text">
            <BlockBdi>{note}</BlockBdi>
          </Masked>
        )}
        {voidedAt !== null && voidReason && (
          <Text as="span" tone="muted" size="sm">
            {voidedBy ? (
              <Trans>
                Voided by <Bdi>{voidedBy}</Bdi>: <Bdi>{voidReason}</Bdi>
              </Trans>
            ) : (
              <Trans>
                Voided: <Bdi>{voidReason}</Bdi>
              </Trans>
            )}
          </Text>
        )}
      </Stack>
      {onVoid && isVoidable(entry) && (
        <Button
          size="sm"
          aria-label={type === 'refund' ? t`Void refund of ${money} on ${day}` : t`Void payment of ${money} on ${day}`}
          onPress={() => onVoid(entry)}
        >
          <Trans>Void</Trans>
        </Button>
      )}
    </Inline>
  )
}

function EntrySentence({ type, money }: { type: RecordedEntry['type']; money: string }) {
  return type === 'refund' ? (
    <Trans>
      Refunded <Bdi>{money}</Bdi>
    </Trans>
  ) : (
    <Trans>
      Paid <Bdi>{money}</Bdi>
    </Trans>
  )
}
