import { BillingScreen } from '@maktab/ui/screens/student/BillingScreen/BillingScreen'
import { student } from '#addresses/student.ts'
import { useHasCall } from '#calls/useHasCall.ts'
import { useOwnFees } from '#data/fees.ts'
import { useBillingToAnswer } from '#data/billingToAnswer.ts'
import { useMoves } from '#navigation/useMoves.ts'
import { useTableInAddress } from '#navigation/useTableInAddress.ts'
import { againHref } from './againHref.ts'

export function BillingContainer() {
  const { hrefTo } = useMoves(student.billing)
  return (
    <BillingScreen
      {...useBillingToAnswer()}
      fees={useOwnFees()}
      getFeeHref={(fee) => hrefTo({ fee })}
      table={useTableInAddress()}
      getAgainHref={againHref}
      {...(useHasCall('getStatement') && { statementHref: hrefTo({ statement: 'all' }) })}
      getReceiptHref={(receipt) => hrefTo({ receipt })}
    />
  )
}
