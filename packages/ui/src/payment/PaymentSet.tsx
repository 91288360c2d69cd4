import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { Badge } from '#components/Badge/Badge.tsx'
import { useTongue } from '#components/Bdi/useTongue.ts'
import { Grid } from '#components/Grid/Grid.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { Text } from '#components/Text/Text.tsx'
import { useSchoolSettings } from '#environment/SchoolSettings.tsx'
import { type Origin, hasInstructions, waysToPay } from '#model/waysToPay.ts'
import { AccountCard } from './AccountCard.tsx'
import { ExampleAccounts } from './ExampleAccounts.tsx'

/** The instructions for domestic or for international students. */
export function PaymentSet({ origin }: { origin: Origin }) {
  const titleId = useId()
  const tongueOf = useTongue()
  const told = waysToPay(useSchoolSettings(), origin)
  return (
    <Stack as="section" gap="medium" aria-labelledby={titleId}>
      <Inline gap="medium" rowGap="x-small">
        <Text as="h3" size="md" id={titleId}>
          {origin === 'domestic' ? <Trans>Domestic students</Trans> : <Trans>International students</Trans>}
        </Text>
        {!hasInstructions(told) && (
          <Badge tone="warning">
            <Trans>Example</Trans>
          </Badge>
        )}
      </Inline>
      {!hasInstructions(told) && <ExampleAccounts origin={origin} />}
      {told.ways.length > 0 && (
        <Grid as="ul" minColumn="17rem" gap="medium">
          {Array.from(told.ways.entries(), ([place, way]) => (
            <AccountCard key={place} way={way} />
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
