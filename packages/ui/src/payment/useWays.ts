import type { PaymentWay } from '@maktab/contract/schema'
import { useLingui } from '@lingui/react/macro'
import { useSchoolSettings } from '#environment/SchoolSettings.tsx'
import { type OfferedMethod, methodsToOffer } from '#model/paymentMethods.ts'
import { type Origin, isSaid, waysToPay } from '#model/waysToPay.ts'
import { type RememberedOrigin, useOrigin } from './useOrigin.ts'

export type Ways<Method extends string> = {
  origin: Origin
  onChooseOrigin: (origin: Origin) => void
  methods: OfferedMethod<Method>[]
  /** Whether the school has said how to pay. */
  isSaid: boolean
}

/** How one pays: from where, and in which ways, of those that a call has for the accounts of the school. */
export function useWays<Method extends string>(
  remembered: RememberedOrigin,
  all: readonly Method[],
  methodOf: (way: PaymentWay) => Method,
): Ways<Method> {
  const { i18n } = useLingui()
  const settings = useSchoolSettings()
  const { origin, onChooseOrigin } = useOrigin(remembered)
  const told = waysToPay(settings, origin)
  return { origin, onChooseOrigin, methods: methodsToOffer(all, told, methodOf, i18n), isSaid: isSaid(told) }
}
