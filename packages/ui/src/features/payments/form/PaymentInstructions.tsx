import { Grid } from '#components/Grid/Grid.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { hasPaymentInstructions, paymentOrigins, getPaymentInstructions } from '#lib/money/paymentInstructions.ts'
import { DisplayCurrencySelect } from './DisplayCurrencySelect.tsx'
import { PaymentReference } from './PaymentReference.tsx'
import { OriginInstructions } from './OriginInstructions.tsx'
import { Trans } from '@lingui/react/macro'
import { Notice } from '#components/Notice/Notice.tsx'
import { SchoolContact } from '#components/SchoolContact/SchoolContact.tsx'

type PaymentInstructionsProps = {
  /** What to write into the transfer; a backend that keeps none has none. */
  reference?: string | undefined
}

/** How to pay: one set of instructions for domestic and one for international students, side by side (2§2). */
export function PaymentInstructions({ reference }: PaymentInstructionsProps) {
  const school = useSchoolSettings()
  return (
    <Stack gap="large">
      {paymentOrigins.some((origin) => !hasPaymentInstructions(getPaymentInstructions(school, origin))) && (
        <ExampleAccountsNotice />
      )}
      <Grid minColumn="17rem" gap="x-large" align="start">
        {paymentOrigins.map((origin) => (
          <OriginInstructions key={origin} origin={origin} />
        ))}
      </Grid>
      {reference && <PaymentReference reference={reference} />}
      <DisplayCurrencySelect />
    </Stack>
  )
}

/** Says that payment details are examples, and whom to ask for the real ones. */
function ExampleAccountsNotice() {
  return (
    <Notice tone="warning" isQuiet title={<Trans>The school hasn’t added all of its payment details yet.</Trans>}>
      <p>
        <Trans>Anything marked “Example” is not a real account. Ask the school before you pay.</Trans>
      </p>
      <SchoolContact />
    </Notice>
  )
}
