import { useLingui } from '@lingui/react/macro'
import { getPaymentMethodName } from '#lib/money/paymentMethods.ts'

/** A payment method’s name for a person; empty where none was told. */
export function usePaymentMethodName(): (method: string | null) => string {
  const { i18n } = useLingui()
  return (method) => (method?.trim() ? getPaymentMethodName(method, i18n) : '')
}
