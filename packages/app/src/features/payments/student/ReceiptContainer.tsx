import type { Fee } from '@maktab/contract/schema'
import { toBilledItem, createBillFromFee } from '@maktab/ui/lib/money/billsAndFees'
import { PaymentProgress } from '@maktab/ui/features/payments/student/PaymentProgress'
import { ReceiptScreen } from '@maktab/ui/features/payments/student/ReceiptScreen'
import { getListOrEmpty } from '@maktab/ui/remote'
import { student } from '#addresses/student.ts'
import { useOwnFees } from '../feeQueryHooks.ts'
import { useResendableBilling, getResendHref } from '../billingQueryHooks.ts'
import type { ViewProps } from '#navigation/createViewPage.tsx'

export function ReceiptContainer({ view: { receipt: billKey }, go }: ViewProps<typeof student.billing, 'receipt'>) {
  const { billing, needsResubmission } = useResendableBilling()
  const isFee = billKey.startsWith('fee-')
  const ownFees = useOwnFees(isFee)
  const fees = isFee ? ownFees : undefined
  const bill = getListOrEmpty(billing).find((one) => toBilledItem(one).key === billKey)
  const fee = fees?.state === 'ready' ? fees.data.find(({ id }) => `fee-${id}` === billKey) : undefined
  return (
    <>
      {bill && <PaymentProgress bill={bill} resubmitHref={needsResubmission(bill) ? getResendHref(bill) : undefined} />}
      {fee && <FeeProgress fee={fee} />}
      <ReceiptScreen billing={billing} fees={fees} billKey={billKey} onClose={() => go({})} />
    </>
  )
}

function FeeProgress({ fee }: { fee: Fee }) {
  const bill = createBillFromFee(fee)
  return bill && <PaymentProgress bill={bill} resubmitHref={student.billing.href({ fee: fee.id })} />
}
