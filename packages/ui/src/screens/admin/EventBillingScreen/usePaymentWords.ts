import type { EventBilling } from '@maktab/contract/schema'
import { useLingui } from '@lingui/react/macro'
import { paymentMethodName } from '#model/paymentMethods.ts'
import type { DecidedStatus } from './paymentStatus.schema.ts'

/** The words of 1§2 for a payment. */
export function usePaymentWords() {
  const { t, i18n } = useLingui()
  return {
    statuses: { pending: t`Pending`, paid: t`Paid`, rejected: t`Rejected` } satisfies Record<DecidedStatus, string>,
    methodOf: ({ paymentMethod }: Pick<EventBilling, 'paymentMethod'>) =>
      paymentMethod?.trim() ? paymentMethodName(paymentMethod, i18n) : t`Not specified`,
  }
}
