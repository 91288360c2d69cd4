import { useLingui } from '@lingui/react/macro'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { type MethodOption, createMethodOptions } from '#lib/money/paymentMethods.ts'

/** The payment methods of a call, with the names that fit the school’s accounts. */
export function usePaymentMethodOptions<Method extends string>(methods: readonly Method[]): MethodOption<Method>[] {
  const { i18n } = useLingui()
  const { paymentWays } = useSchoolSettings()
  return createMethodOptions(methods, [...(paymentWays?.domestic ?? []), ...(paymentWays?.international ?? [])], i18n)
}
