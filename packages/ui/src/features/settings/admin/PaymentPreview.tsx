import { Trans } from '@lingui/react/macro'
import { useFormikContext } from 'formik'
import { Hint } from '#components/Field/Hint.ts'
import { Stack } from '#components/Stack/Stack.tsx'
import { Surface } from '#components/Surface/Surface.tsx'
import { SchoolSettingsProvider, useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { type PaymentOrigin, isPlaceholderText } from '#lib/money/paymentInstructions.ts'
import { OriginInstructions } from '#features/payments/form/OriginInstructions.tsx'
import { paymentAccountsToRequest } from './paymentAccounts.schema.ts'
import type { SettingsValues } from './settings.schema.ts'

/** What a student will see of one set, as it is typed; it repeats what the fields say, and nothing in it can be pressed. */
export function PaymentPreview({ origin }: { origin: PaymentOrigin }) {
  const school = useSchoolSettings()
  const { values } = useFormikContext<SettingsValues>()
  const { paymentInstructions, contactEmail, contactPhone } = values
  const { contactEmail: _email, contactPhone: _phone, ...others } = school
  const typed = {
    ...others,
    ...(contactEmail.trim() && { contactEmail: contactEmail.trim() }),
    ...(contactPhone.trim() && { contactPhone: contactPhone.trim() }),
    paymentInstructions,
    paymentWays: paymentAccountsToRequest(values.paymentWays),
  }
  return (
    <Stack gap="small">
      <div>
        <Hint>
          <Trans>What a student will see</Trans>
        </Hint>
        {isPlaceholderText(paymentInstructions[origin]) && (
          <Hint>
            <Trans>Words that begin with [Placeholder] are shown to nobody.</Trans>
          </Hint>
        )}
      </div>
      <Surface background="canvas" padding="large" border="borderStrong" isDashed radius="md" inert aria-hidden>
        <SchoolSettingsProvider settings={typed}>
          <OriginInstructions origin={origin} />
        </SchoolSettingsProvider>
      </Surface>
    </Stack>
  )
}
