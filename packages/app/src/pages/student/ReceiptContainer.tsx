import { isToSendAgain } from '@maktab/ui/model/billedAgain'
import { billedItem } from '@maktab/ui/model/billedItem'
import { PaymentProgress } from '@maktab/ui/screens/student/PaymentProgress/PaymentProgress'
import { ReceiptScreen } from '@maktab/ui/screens/student/ReceiptScreen/ReceiptScreen'
import { student } from '#addresses/student.ts'
import { useFeesToPay } from '#data/fees.ts'
import { useStudentBilling } from '#data/studentBilling.ts'
import { useMoves } from '#navigation/useMoves.ts'
import { againHref } from './againHref.ts'

export function ReceiptContainer({ billKey }: { billKey: string }) {
  const { go } = useMoves(student.billing)
  const billing = useStudentBilling()
  const isFee = billKey.startsWith('fee-')
  const asked = useFeesToPay(isFee)
  const fees = isFee ? asked : undefined
  const all = billing.state === 'ready' ? billing.data : []
  const bill = all.find((one) => billedItem(one).key === billKey)
  return (
    <>
      {bill && <PaymentProgress bill={bill} againHref={isToSendAgain(bill, all) ? againHref(bill) : undefined} />}
      <ReceiptScreen billing={billing} fees={fees} billKey={billKey} onClose={() => go({})} />
    </>
  )
}
