import { ReceiptScreen } from '@maktab/ui/screens/student/ReceiptScreen/ReceiptScreen'
import { student } from '#addresses/student.ts'
import { useStudentBilling } from '#data/studentBilling.ts'
import { useMoves } from '#navigation/useMoves.ts'

export function ReceiptContainer({ billKey }: { billKey: string }) {
  const { go } = useMoves(student.billing)
  return <ReceiptScreen billing={useStudentBilling()} billKey={billKey} onClose={() => go({})} />
}
