import { BillingScreen } from '@maktab/ui/screens/student/BillingScreen/BillingScreen'
import { student } from '#addresses/student.ts'
import { useOwnFees } from '#data/fees.ts'
import { useSendAgain } from '#data/sendAgain.ts'
import { useStudentBilling } from '#data/studentBilling.ts'
import { useMoves } from '#navigation/useMoves.ts'
import { useTableInAddress } from '#navigation/useTableInAddress.ts'
import { againHref } from './againHref.ts'

export function BillingContainer() {
  const { hrefTo } = useMoves(student.billing)
  const billing = useStudentBilling()
  return (
    <BillingScreen
      billing={billing}
      fees={useOwnFees()}
      getFeeHref={(fee) => hrefTo({ fee })}
      table={useTableInAddress()}
      isToSendAgain={useSendAgain(billing)}
      getAgainHref={againHref}
      statementHref={hrefTo({ statement: 'all' })}
      getReceiptHref={(receipt) => hrefTo({ receipt })}
    />
  )
}
