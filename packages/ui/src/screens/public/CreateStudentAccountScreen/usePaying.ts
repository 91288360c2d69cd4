import { useSchoolSettings } from '#environment/SchoolSettings.tsx'
import { registrationPaymentMethods } from '#model/paymentMethods.ts'
import { useMethodOptions } from '#payment/useMethodOptions.ts'
import { type RememberedOrigin, useOrigin } from '#payment/useOrigin.ts'

export type Paying = ReturnType<typeof usePaying>

/** How a visitor pays for the courses. */
export function usePaying(remembered: RememberedOrigin) {
  const { paymentWays } = useSchoolSettings()
  const methods = useMethodOptions(registrationPaymentMethods)
  const paidFrom = useOrigin(remembered)
  /** A backend with accounts keeps more than the specification names (decision 143). */
  return { methods, ...paidFrom, isKept: paymentWays !== undefined }
}
