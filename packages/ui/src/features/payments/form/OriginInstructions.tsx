import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { Badge } from '#components/Badge/Badge.tsx'
import { useTextAttributes } from '#components/Bdi/useTextAttributes.ts'
import { Grid } from '#components/Grid/Grid.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { Text } from '#components/Text/Text.tsx'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { type PaymentOrigin, hasPaymentInstructions, getPaymentInstructions } from '#lib/money/paymentInstructions.ts'
import { PaymentAccountCard } from './PaymentAccountCard.tsx'
import { ExamplePaymentAccounts } from './ExamplePaymentAccounts.tsx'

/** The instructions for domestic or for international students. */
export function OriginInstructions({ origin }: { origin: PaymentOrigin }) {
  const titleId = useId()
  const tongueOf = useTextAttributes()
  const told = getPaymentInstructions(useSchoolSettings(), origin)
  return (
    <Stack as="section" gap="medium" aria-labelledby={titleId}>
      <Inline gap="medium" rowGap="x-small">
        <Text as="h3" size="md" id={titleId}>
          {origin === 'domestic' ? <Trans>Domestic students</Trans> : <Trans>International students</Trans>}
        </Text>
        {!hasPaymentInstructions(told) && (
          <Badge tone="warning">
            <Trans>Example</Trans>
          </Badge>
        )}
      </Inline>
      {!hasPaymentInstructions(told) && <ExamplePaymentAccounts origin={origin} />}
      {told.ways.length > 0 && (
        <Grid as="ul" minColumn="17rem" gap="medium">
          {Array.from(told.ways.entries(), ([place, way]) => (
            <PaymentAccountCard key={place} way={way} />
          ))}
        </Grid>
      )}
      {told.words && (
        <Text breaksWords keepsLines {...tongueOf(told.words)}>
          {told.words}
        </Text>
      )}
    </Stack>
  )
}
