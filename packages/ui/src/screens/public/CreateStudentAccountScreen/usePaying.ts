import { useSchoolSettings } from '#environment/SchoolSettings.tsx'
import { registrationPaymentMethods } from '#model/paymentMethods.ts'
import { usePaymentMethodOptions } from '#payment/useMethodOptions.ts'
import { type SavedPaymentOrigin, usePaymentOrigin } from '#payment/useOrigin.ts'

export type RegistrationPayment = ReturnType<typeof useRegistrationPayment>

/** How a visitor pays for the courses. */
export function useRegistrationPayment(remembered: SavedPaymentOrigin) {
  const { paymentWays } = useSchoolSettings()
  const methods = usePaymentMethodOptions(registrationPaymentMethods)
  const paidFrom = usePaymentOrigin(remembered)
  /** A backend with accounts keeps more than the specification names (decision 143). */
  return { methods, ...paidFrom, isKept: paymentWays !== undefined }
}
