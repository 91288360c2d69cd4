import { useSchoolSettings } from '#environment/SchoolSettings.tsx'
import { registrationMethodOf, registrationPaymentMethods } from '#model/paymentMethods.ts'
import type { RememberedOrigin } from '#payment/useOrigin.ts'
import { useWays } from '#payment/useWays.ts'

export type Paying = ReturnType<typeof usePaying>

/** How a visitor pays for the courses. */
export function usePaying(remembered: RememberedOrigin) {
  const { paymentWays } = useSchoolSettings()
  const ways = useWays(remembered, registrationPaymentMethods, registrationMethodOf)
  /** A backend that tells accounts keeps of a payment what the specification doesn’t name (decision 143). */
  return { ...ways, isKept: paymentWays !== undefined }
}
