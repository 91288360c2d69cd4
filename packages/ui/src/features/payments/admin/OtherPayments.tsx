import type { PaymentFacts } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { StatusBadge } from '#components/StatusBadge/StatusBadge.tsx'
import { Text } from '#components/Text/Text.tsx'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { formatInstantNowrap } from '#lib/time/eventTime.ts'
import { formatMoney } from '#lib/money/money.ts'

/** What else the payer paid for, or wanted to. */
export function OtherPayments({ others, name }: Pick<PaymentFacts, 'others'> & { name: string }) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const { timeZone, currency: ours } = useSchoolSettings()
  if (others.length === 0) return null
  return (
    <Stack as="section" gap="small" aria-label={t`Other payments of ${name}`}>
      <Text as="h3" size="md">
        <Trans>Other payments</Trans>
      </Text>
      <Stack as="ul" gap="small">
        {others.map(({ kind, id, what, paymentStatus, amount, currency, sentAt }) => (
          <Inline as="li" key={`${kind} ${id}`} gap="medium" rowGap="x-small">
            {' '}
            <StatusBadge kind="payment" status={paymentStatus} />
            <Bdi>{what}</Bdi>
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
