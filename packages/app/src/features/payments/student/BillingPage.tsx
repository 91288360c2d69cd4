import { student } from '#addresses/student.ts'
import { lazyPage } from '#navigation/pageComponents.tsx'
import { useNavigateTo, useRouteView } from '#navigation/views.ts'
import { BillingScreen } from '@maktab/ui/features/payments/student/BillingScreen'
import { useHasOperation } from '#api/optionalCalls.ts'
import { useOwnFees } from '../fees.ts'
import { useResendableBilling, getResendHref } from '../billing.ts'
import { useTableSearchParams } from '#navigation/useTableSearchParams.ts'

const StatementContainer = lazyPage(() => import('../shared/StatementContainer.tsx'), 'StatementContainer')
const FeePaymentContainer = lazyPage(() => import('./FeePaymentContainer.tsx'), 'FeePaymentContainer')
const ReceiptContainer = lazyPage(() => import('./ReceiptContainer.tsx'), 'ReceiptContainer')
const PaymentSentContainer = lazyPage(() => import('./PaymentSentContainer.tsx'), 'PaymentSentContainer')

/**
 * `/student/billing` (2§2): the bills, a receipt to print, a fee to pay, the confirmation of a payment, or the account
 * statement.
 */
export function BillingPage() {
  const view = useRouteView(student.billing)
  const { go } = useNavigateTo(student.billing)
  switch (view.at) {
    case 'receipt':
      return <ReceiptContainer key={view.receipt} billKey={view.receipt} />
    case 'fee':
      return <FeePaymentContainer key={view.fee} feeId={view.fee} />
    case 'sent':
      return <PaymentSentContainer key={view.sent} item={view.sent} />
    case 'statement':
      return (
        <StatementContainer
          from={view.from}
          until={view.until}
          onPeriod={(period) => go({ statement: 'all', ...period }, { replace: true })}
          onClose={() => go({})}
        />
      )
    case 'list':
      return <BillingContainer />
  }
}

function BillingContainer() {
  const { hrefTo } = useNavigateTo(student.billing)
  return (
    <BillingScreen
      {...useResendableBilling()}
      fees={useOwnFees()}
      getFeeHref={(fee) => hrefTo({ fee })}
      table={useTableSearchParams()}
      getResubmitHref={getResendHref}
      {...(useHasOperation('getStatement') && { statementHref: hrefTo({ statement: 'all' }) })}
      getReceiptHref={(receipt) => hrefTo({ receipt })}
    />
  )
}
