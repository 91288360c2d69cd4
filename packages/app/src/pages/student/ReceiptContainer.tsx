import { billedItem } from '@maktab/ui/model/billedItem'
import { PaymentProgress } from '@maktab/ui/screens/student/PaymentProgress/PaymentProgress'
import { ReceiptScreen } from '@maktab/ui/screens/student/ReceiptScreen/ReceiptScreen'
import { listOf } from '@maktab/ui/remote'
import { student } from '#addresses/student.ts'
import { useSendAgain } from '#data/sendAgain.ts'
import { useStudentBilling } from '#data/studentBilling.ts'
import { useMoves } from '#navigation/useMoves.ts'
import { againHref } from './againHref.ts'

export function ReceiptContainer({ billKey }: { billKey: string }) {
  const { go } = useMoves(student.billing)
  const billing = useStudentBilling()
  const isToSendAgain = useSendAgain(billing)
  const bill = listOf(billing).find((one) => billedItem(one).key === billKey)
  return (
    <>
      {bill && <PaymentProgress bill={bill} againHref={isToSendAgain(bill) ? againHref(bill) : undefined} />}
      <ReceiptScreen billing={billing} billKey={billKey} onClose={() => go({})} />
    </>
  )
}
