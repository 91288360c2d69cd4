import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { registrationPaymentMethods } from '#lib/money/paymentMethods.ts'
import { usePaymentMethodOptions } from '#features/payments/form/usePaymentMethodOptions.ts'
import { type SavedPaymentOrigin, usePaymentOrigin } from '#features/payments/form/usePaymentOrigin.ts'

export type RegistrationPayment = ReturnType<typeof useRegistrationPayment>

/** How a visitor pays for the courses. */
export function useRegistrationPayment(remembered: SavedPaymentOrigin) {
  const { paymentWays } = useSchoolSettings()
  const methods = usePaymentMethodOptions(registrationPaymentMethods)
  const paidFrom = usePaymentOrigin(remembered)
  /** A backend with accounts keeps more than the specification names (decision 143). */
  return { methods, ...paidFrom, isKept: paymentWays !== undefined }
}
