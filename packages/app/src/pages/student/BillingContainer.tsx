import { BillingScreen } from '@maktab/ui/screens/student/BillingScreen/BillingScreen'
import { student } from '#addresses/student.ts'
import { useHasOperation } from '#calls/useHasCall.ts'
import { useOwnFees } from '#data/fees.ts'
import { useResendableBilling } from '#data/billingToAnswer.ts'
import { useNavigateTo } from '#navigation/useMoves.ts'
import { useTableSearchParams } from '#navigation/useTableInAddress.ts'
import { getResendHref } from './againHref.ts'

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
