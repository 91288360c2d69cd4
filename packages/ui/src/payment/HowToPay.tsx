import { Grid } from '#components/Grid/Grid.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { useSchoolSettings } from '#environment/SchoolSettings.tsx'
import { hasInstructions, origins, waysToPay } from '#model/waysToPay.ts'
import { ExampleNotice } from './ExampleNotice.tsx'
import { OtherCurrency } from './OtherCurrency.tsx'
import { PaymentReference } from './PaymentReference.tsx'
import { PaymentSet } from './PaymentSet.tsx'

type HowToPayProps = {
  /** What to write into the transfer; a backend that keeps none has none. */
  reference?: string | undefined
}

/** How to pay: one set of instructions for domestic and one for international students, side by side (2§2). */
export function HowToPay({ reference }: HowToPayProps) {
  const school = useSchoolSettings()
  return (
    <Stack gap="large">
      {origins.some((origin) => !hasInstructions(waysToPay(school, origin))) && <ExampleNotice />}
      <Grid minColumn="17rem" gap="x-large" align="start">
        {origins.map((origin) => (
          <PaymentSet key={origin} origin={origin} />
        ))}
      </Grid>
      {reference && <PaymentReference reference={reference} />}
      <OtherCurrency />
    </Stack>
  )
}
