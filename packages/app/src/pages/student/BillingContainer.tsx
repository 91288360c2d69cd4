import { BillingScreen } from '@maktab/ui/screens/student/BillingScreen/BillingScreen'
import { student } from '#addresses/student.ts'
import { useStudentBilling } from '#data/studentBilling.ts'
import { useMoves } from '#navigation/useMoves.ts'
import { useTableInAddress } from '#navigation/useTableInAddress.ts'

export function BillingContainer() {
  const { hrefTo } = useMoves(student.billing)
  return (
    <BillingScreen
      billing={useStudentBilling()}
      table={useTableInAddress()}
      getReceiptHref={(receipt) => hrefTo({ receipt })}
    />
  )
}
