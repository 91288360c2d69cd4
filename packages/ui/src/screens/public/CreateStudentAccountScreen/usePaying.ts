import { useLingui } from '@lingui/react/macro'
import { useSchoolSettings } from '#environment/SchoolSettings.tsx'
import { methodsToOffer, registrationMethodOf, registrationPaymentMethods } from '#model/paymentMethods.ts'
import { isSaid, waysToPay } from '#model/waysToPay.ts'
import { type RememberedOrigin, useOrigin } from '#payment/useOrigin.ts'

export type Paying = ReturnType<typeof usePaying>

/** How a visitor pays for the courses: from where, in which ways, and whether the school has said how. */
export function usePaying(remembered: RememberedOrigin) {
  const { i18n } = useLingui()
  const settings = useSchoolSettings()
  const { origin, onChooseOrigin } = useOrigin(remembered)
  const told = waysToPay(settings, origin)
  return {
    origin,
    onChooseOrigin,
    methods: methodsToOffer(registrationPaymentMethods, told, registrationMethodOf, i18n),
    isSaid: isSaid(told),
    /** A backend that tells accounts keeps of a payment what the specification doesn’t name (decision 143). */
    isKept: settings.paymentWays !== undefined,
  }
}
