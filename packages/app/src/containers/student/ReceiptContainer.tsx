import { ReceiptScreen } from '@maktab/ui/screens/student/ReceiptScreen/ReceiptScreen'
import { useLocation } from 'wouter'
import { useStudentBilling } from '../../data/studentBilling.ts'
import { paths } from '../../paths.ts'

export function ReceiptContainer({ billKey }: { billKey: string }) {
  const [, navigate] = useLocation()
  return <ReceiptScreen billing={useStudentBilling()} billKey={billKey} onClose={() => navigate(paths.billing())} />
}
