import { BillingScreen } from '@maktab/ui/screens/student/BillingScreen/BillingScreen'
import { useStudentBilling } from '../../data/studentBilling.ts'
import { useTableInAddress } from '../../navigation/useTableInAddress.ts'
import { paths } from '../../paths.ts'

export function BillingContainer() {
  return <BillingScreen billing={useStudentBilling()} table={useTableInAddress()} getReceiptHref={paths.receipt} />
}
