import type { EventBilling } from '@maktab/contract/schema'
import { useLingui } from '@lingui/react/macro'
import { getPaymentMethodName } from '#lib/money/paymentMethods.ts'
import type { PaymentDecisionStatus } from './paymentStatus.schema.ts'

/** The words of 1§2 for a payment. */
export function usePaymentLabels() {
  const { t, i18n } = useLingui()
  return {
    statuses: { pending: t`Pending`, paid: t`Paid`, rejected: t`Rejected` } satisfies Record<
      PaymentDecisionStatus,
      string
    >,
    methodOf: ({ paymentMethod }: Pick<EventBilling, 'paymentMethod'>) =>
      paymentMethod?.trim() ? getPaymentMethodName(paymentMethod, i18n) : t`Not specified`,
  }
}
