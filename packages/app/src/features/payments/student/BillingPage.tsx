import { student } from '#addresses/student.ts'
import { useHasOperation } from '#api/optionalOperations.ts'
import { createViewPage, type ViewProps } from '#navigation/createViewPage.tsx'
import { lazyPage } from '#navigation/lazyPage.tsx'
import { useTableSearchParams } from '#navigation/useTableSearchParams.ts'
import { BillingScreen } from '@maktab/ui/features/payments/student/BillingScreen'
import { getListOrEmpty, mergeStaleState } from '@maktab/ui/remote'
import { useOwnRequests } from '#features/courses/courseQueryHooks.ts'
import { useOwnDiscounts } from '#features/discounts/discountQueryHooks.ts'
import { useOwnFees } from '../feeQueryHooks.ts'
import { useResendableBilling, getResendHref } from '../billingQueryHooks.ts'

const StatementContainer = lazyPage(() => import('../shared/StatementContainer.tsx'), 'StatementContainer')

function OwnStatement({ view, go }: ViewProps<typeof student.billing, 'statement'>) {
  return (
    <StatementContainer
      from={view.from}
      until={view.until}
      onPeriod={(period) => go({ statement: 'all', ...period }, { replace: true })}
      onClose={() => go({})}
    />
  )
}

function BillingContainer({ hrefTo }: ViewProps<typeof student.billing, 'list'>) {
  const resendable = useResendableBilling()
  const [requests, discounts] = [useOwnRequests(), useOwnDiscounts()]
  return (
    <BillingScreen
      {...resendable}
      billing={mergeStaleState(resendable.billing, requests, discounts)}
      fees={useOwnFees()}
      requests={requests}
      discounts={getListOrEmpty(discounts)}
      getFeeHref={(fee) => hrefTo({ fee })}
      getAllFeesHref={useHasOperation('payFees') ? (fee) => hrefTo({ fee, with: 'all' }) : undefined}
      getPurchaseHref={(purchase) => student.courses.href({ purchase })}
      table={useTableSearchParams()}
      getResubmitHref={getResendHref}
      {...(useHasOperation('getStatement') && { statementHref: hrefTo({ statement: 'all' }) })}
      getReceiptHref={(receipt) => hrefTo({ receipt })}
    />
  )
}

/**
 * `/student/billing` (2§2): the bills, a receipt to print, a fee to pay, the confirmation of a payment, or the account
 * statement.
 */
export const BillingPage = createViewPage(student.billing, {
  receipt: lazyPage(() => import('./ReceiptContainer.tsx'), 'ReceiptContainer'),
  fee: lazyPage(() => import('./FeePaymentContainer.tsx'), 'FeePaymentContainer'),
  sent: lazyPage(() => import('./PaymentSentContainer.tsx'), 'PaymentSentContainer'),
  statement: OwnStatement,
  list: BillingContainer,
})
