import type { Fee } from '@maktab/contract/schema'
import { billedItem } from '@maktab/ui/model/billedItem'
import { feeBill } from '@maktab/ui/model/feeBill'
import { PaymentProgress } from '@maktab/ui/screens/student/PaymentProgress/PaymentProgress'
import { ReceiptScreen } from '@maktab/ui/screens/student/ReceiptScreen/ReceiptScreen'
import { listOf } from '@maktab/ui/remote'
import { student } from '#addresses/student.ts'
import { useOwnFees } from '#data/fees.ts'
import { useBillingToAnswer } from '#data/billingToAnswer.ts'
import { useMoves } from '#navigation/useMoves.ts'
import { againHref } from './againHref.ts'

export function ReceiptContainer({ billKey }: { billKey: string }) {
  const { go } = useMoves(student.billing)
  const { billing, isToSendAgain } = useBillingToAnswer()
  const isFee = billKey.startsWith('fee-')
  const asked = useOwnFees(isFee)
  const fees = isFee ? asked : undefined
  const bill = listOf(billing).find((one) => billedItem(one).key === billKey)
  const fee = fees?.state === 'ready' ? fees.data.find(({ id }) => `fee-${id}` === billKey) : undefined
  return (
    <>
      {bill && <PaymentProgress bill={bill} againHref={isToSendAgain(bill) ? againHref(bill) : undefined} />}
      {fee && <FeeProgress fee={fee} />}
      <ReceiptScreen billing={billing} fees={fees} billKey={billKey} onClose={() => go({})} />
    </>
  )
}

function FeeProgress({ fee }: { fee: Fee }) {
  const bill = feeBill(fee)
  return bill && <PaymentProgress bill={bill} againHref={student.billing.href({ fee: fee.id })} />
}
