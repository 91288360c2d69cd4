import { BillingScreen } from '@maktab/ui/features/payments/student/BillingScreen'
import { student } from '#addresses/student.ts'
import { useHasOperation } from '#api/useHasOperation.ts'
import { useOwnFees } from '#features/payments/ownFees.ts'
import { useResendableBilling } from '#features/payments/resendableBilling.ts'
import { useNavigateTo } from '#navigation/useNavigateTo.ts'
import { useTableSearchParams } from '#navigation/useTableSearchParams.ts'
import { getResendHref } from './getResendHref.ts'

export function BillingContainer() {
  const { hrefTo } = useNavigateTo(student.billing)
  return (
    <BillingScreen
      {...useResendableBilling()}
      fees={useOwnFees()}
      getFeeHref={(fee) => hrefTo({ fee })}
      table={useTableSearchParams()}
      getAgainHref={getResendHref}
      {...(useHasOperation('getStatement') && { statementHref: hrefTo({ statement: 'all' }) })}
      getReceiptHref={(receipt) => hrefTo({ receipt })}
    />
  )
}
