import { useLingui } from '@lingui/react/macro'
import { paymentMethodName } from '#model/paymentMethods.ts'

/** A payment method’s name for a person; empty where none was told. */
export function useMethodName(): (method: string | null) => string {
  const { i18n } = useLingui()
  return (method) => (method?.trim() ? paymentMethodName(method, i18n) : '')
}
